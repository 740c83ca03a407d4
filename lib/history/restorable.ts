import type { Restoration } from '#contract/console/restorations.ts';
import { CUSTOMIZATIONS } from '#contract/customizations/names.ts';
import type { Change } from '#lib/history/change.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';

/** How the values before a step are asked back: its one entry, or its request; null where they can't come back. */
export function restorationOf({ changes }: ChangeGroup): Restoration | null {
  const [first, second] = changes;
  if (!changes.every(isRestorable)) return null;
  if (!second) return { 'change-history-entry': first.id };
  return first['request-id'] === null ? null : { 'request-id': first['request-id'] };
}

/** Switching pricing and every customization; a first base price had none before it. */
function isRestorable({ setting, field, 'old-value': was }: Change): boolean {
  if (setting === 'activation') return field === 'enabled';
  return setting in CUSTOMIZATIONS && !(setting === 'base-price' && was === null);
}
