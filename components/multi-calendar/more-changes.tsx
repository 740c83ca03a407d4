import { useTranslations } from 'next-intl';
import { toIsoDate } from '#contract/dates.ts';
import type { StartingNights } from '#lib/bulk-edits/change-draft.ts';
import { useOpenBulkEdit } from '#lib/bulk-edits/opening.tsx';
import { commonNights } from '#lib/multi-calendar/common-nights.ts';
import type { ChosenListing } from '#lib/multi-calendar/edit.ts';
import type { Edit, EditKind } from './edit-value.ts';
import styles from './multi-calendar.module.css';

interface MoreChangesProps {
  chosen: readonly ChosenListing[];
  edit: Edit;
}

const STEPS = { fixed: 'fixed', percentage: 'percent', clear: 'clear' } as const satisfies Record<
  EditKind,
  StartingNights['step']
>;

/** Leads on to the bulk editor, with the listings that are chosen and, where they all have the same, their nights. */
export function MoreChanges({ chosen, edit: { kind, figure } }: MoreChangesProps) {
  const t = useTranslations('multiCalendar.edit');
  const openBulkEdit = useOpenBulkEdit();
  if (!openBulkEdit || chosen.length === 0) return null;
  const common = commonNights(chosen);
  const nights = common && {
    from: toIsoDate(common[0]),
    to: toIsoDate(common[1]),
    step: STEPS[kind],
    price: kind === 'fixed' ? figure : null,
    percent: kind === 'percentage' ? figure : null,
  };
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => openBulkEdit({ ids: chosen.map(({ listing }) => listing.id) }, nights ?? undefined)}
    >
      {t(nights ? 'moreNights' : 'moreListings')}
    </button>
  );
}
