import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { IMPORT_COLUMNS, type ImportKind } from '#contract/console/csv-files.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { toCsv } from '#lib/format/csv.ts';
import { paths } from '#lib/paths.ts';

/** What a file says and how, with files to begin from. */
export function ColumnHelp({ kind }: { kind: ImportKind }) {
  const t = useTranslations('csv.import');
  const id = useId();
  const code = (text: ReactNode) => <code className="font-mono text-12">{text}</code>;
  const template = () =>
    saveFile(`${kind}.csv`, new Blob([toCsv([IMPORT_COLUMNS[kind]])], { type: 'text/csv' }));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-14 font-semibold">
        {t('columns.head')}
      </h2>
      <ul className="flex max-w-prose flex-col gap-1 text-ink-2">
        <li>{t.rich('columns.listing', { c: code })}</li>
        <li>{t.rich(`columns.${kind}`, { c: code })}</li>
        <li>{t.rich('columns.empty', { c: code })}</li>
        {kind === 'overrides' && <li>{t('columns.dates')}</li>}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <button type="button" className={linkLook} onClick={template}>
          <Icon name="download" size={14} />
          {t('template')}
        </button>
        <Link href={paths.export(`?what=${kind}`)} className={linkLook}>
          <Icon name="download" size={14} />
          {t('current')}
        </Link>
      </p>
    </section>
  );
}
