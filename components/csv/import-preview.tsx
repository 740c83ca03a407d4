import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BadRows } from '#components/csv/bad-rows.tsx';
import { Changes } from '#components/csv/changes.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ImportPreviewAttributes } from '#contract/console/csv-imports.ts';
import { formatNumber } from '#lib/format/number.ts';

interface ImportPreviewProps {
  name: string;
  preview: ImportPreviewAttributes;
  isRenewed: boolean;
  onAgain: () => void;
  onOther: () => void;
}

/** Everything a file would do: how it was read, what is wrong, what would change. */
export function ImportPreview({ name, preview, isRenewed, onAgain, onOther }: ImportPreviewProps) {
  const t = useTranslations('csv.import');
  const locale = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  const { counts, kind } = preview;
  return (
    <div className="flex max-w-320 flex-col gap-6">
      {isRenewed && (
        <p role="alert" className="flex items-start gap-1.5 bg-warn-wash px-3 py-2">
          <Icon name="warning" className="mt-0.5 text-warn" />
          {t('changedSince')}
        </p>
      )}
      <header className="flex flex-col gap-2 border-ink border-b pb-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="min-w-0 break-words text-20 font-semibold tracking-[-.012em]">{name}</h2>
          <span className="-ml-3 flex flex-wrap">
            <Button variant="quiet" onClick={onAgain}>
              <Icon name="refresh" size={14} />
              {t('again')}
            </Button>
            <Button variant="quiet" onClick={onOther}>
              {t('other')}
            </Button>
          </span>
        </div>
        <Reading preview={preview} />
        <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-1">
          <Figure name={t('counts.rows')}>{count(counts.rows)}</Figure>
          <Figure name={t('counts.changes')}>
            <b className="text-hand">{t(`counts.${kind}`, { count: counts.changes })}</b>{' '}
            {counts.listings > 0 && t('counts.ofListings', { listings: counts.listings })}
          </Figure>
          <Figure name={t('counts.unchanged')}>{count(counts['unchanged-rows'])}</Figure>
          <Figure name={t('counts.bad')}>{count(counts['bad-rows'])}</Figure>
        </dl>
      </header>
      {counts.changes === 0 && (
        <p>{t(counts['bad-rows'] > 0 && counts['unchanged-rows'] === 0 ? 'nothingGood' : 'nothing')}</p>
      )}
      <BadRows preview={preview} />
      <Changes preview={preview} />
    </div>
  );
}

const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

function Reading({ preview: { 'read-as': read } }: { preview: ImportPreviewAttributes }) {
  const t = useTranslations('csv.import');
  const ignored = read['ignored-columns'];
  return (
    <ul className="text-12 text-ink-2">
      <li>
        {t('readAs', { encoding: ENCODINGS[read.encoding], separator: t(`separator.${read.separator}`) })}
      </li>
      {ignored.length > 0 && <li>{t('ignored', { count: ignored.length, columns: ignored.join(', ') })}</li>}
      {read['date-forms'].map((form) => (
        <li key={form}>{t(`dates.${form}`)}</li>
      ))}
    </ul>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="text-16">{children}</dd>
    </div>
  );
}
