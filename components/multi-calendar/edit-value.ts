import type { Figure } from '#components/ui/figure-field.tsx';
import type { OverrideValue, Plan } from '#lib/multi-calendar/edit.ts';

export const editKinds = ['fixed', 'percentage', 'clear'] as const;
export type EditKind = (typeof editKinds)[number];

/** What is being set: null where the overrides come from the clipboard, a night at a time. */
export interface Edit {
  kind: EditKind;
  figure: Figure;
  hold: boolean;
  pasted: Plan | null;
}

/** What an edit sets, or why it cannot be set yet. */
export function editedValue({ kind, figure }: Edit): OverrideValue | 'tooLow' | 'outOfRange' | null {
  if (kind === 'clear') return { price: null, percentage: null };
  if (typeof figure === 'string') return kind === 'fixed' ? 'tooLow' : 'outOfRange';
  if (figure === null) return null;
  if (kind === 'fixed')
    return figure >= 1 && figure <= 100_000_000 ? { price: figure, percentage: null } : 'tooLow';
  return figure >= -100 && figure <= 1000 ? { price: null, percentage: figure } : 'outOfRange';
}
