import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { StatusIcon } from '#components/bulk-edits/status-icon.tsx';
import { useEditWords } from '#components/bulk-edits/use-edit-words.ts';
import { useMoment } from '#components/bulk-edits/use-moment.ts';
import { linkLook } from '#components/ui/link-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { type BulkEdit, reachedCount } from '#lib/bulk-edits/bulk-edit.ts';
import { formatNumber } from '#lib/format/number.ts';
import { paths } from '#lib/paths.ts';

/** What is being done, how far it is, who asked for it and when. */
export function EditState({ edit }: { edit: BulkEdit }) {
  const t = useTranslations('bulkEdits.progress');
  const words = useEditWords();
  const moment = useMoment();
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <h2 className="text-20 font-semibold tracking-[-.012em]">
        <PercentText>{words(edit)}</PercentText>
      </h2>
      <p role="status" className="flex items-center gap-1.5 pt-0.5 text-14">
        <StatusIcon edit={edit} />
        {t(`status.${edit.status}`)}
        <span className="text-ink-2">
          {t('of', {
            done: formatNumber(reachedCount(edit), locale),
            all: formatNumber(edit.counts.total, locale),
          })}
        </span>
      </p>
      <p className="text-12 text-ink-2">
        {t('by', { who: edit['created-by'], when: moment(edit['created-at']) })}
        {edit.undoes !== null && (
          <Link href={paths.bulkEdit(edit.undoes)} className={`${linkLook} ml-3`}>
            {t('undoes')}
          </Link>
        )}
        {edit['undone-by'] !== null && (
          <Link href={paths.bulkEdit(edit['undone-by'])} className={`${linkLook} ml-3`}>
            {t('undoneBy')}
          </Link>
        )}
      </p>
    </div>
  );
}
