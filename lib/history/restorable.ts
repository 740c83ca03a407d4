import { MAXIMUM_RESTORED_ENTRIES } from '#contract/console/restoration-bounds.ts';
import type { Restoration } from '#contract/console/restorations.ts';
import { CUSTOMIZATIONS } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Change } from '#lib/history/change.ts';
import { differencesOf } from '#lib/history/differences.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import type { Difference } from '#lib/history/said.ts';

/** Why the values before a step can't come back. */
export type Obstacle = 'first' | 'decision' | 'past' | 'unknown';

/** How the values before a step are asked back, or why they can't be. @param today at the listing */
export function restorationOf(
  { changes }: ChangeGroup,
  today: IsoDate,
): { restoration: Restoration; obstacle?: undefined } | { restoration?: undefined; obstacle: Obstacle } {
  const obstacle = changes.map((change) => obstacleOf(change, today)).find((found) => found !== null);
  if (obstacle) return { obstacle };
  const [first, second] = changes;
  if (!second) return { restoration: { 'change-history-entry': first.id } };
  const ids = changes.slice(0, MAXIMUM_RESTORED_ENTRIES).map(({ id }) => id);
  return { restoration: { 'change-history-entries': ids } };
}

function obstacleOf(change: Change, today: IsoDate): Obstacle | null {
  const { setting, field, 'old-value': was } = change;
  if (setting === 'recommendation') return 'decision';
  if (setting === 'activation') return field === 'enabled' ? null : 'unknown';
  if (!(setting in CUSTOMIZATIONS)) return 'unknown';
  if (setting === 'base-price' && was === null) return 'first';
  if (setting === 'manual-overrides' && comingBack(change, today).length === 0) return 'past';
  return null;
}

/** What would be different after the values before a change are back: of overrides no night that is past. */
export function comingBack(
  { field, 'old-value': was, 'new-value': is }: Change,
  today: IsoDate,
): Difference[] {
  return differencesOf(field, is, was).flatMap((difference): Difference[] => {
    const { nights } = difference.about;
    if (!nights || nights.from >= today) return [difference];
    if (nights.to < today) return [];
    return [{ ...difference, about: { ...difference.about, nights: { from: today, to: nights.to } } }];
  });
}
