import { useTranslations } from 'next-intl';
import { DownloadButton } from '#components/listings/download-button.tsx';
import { ColumnChoice } from '#components/table/column-choice.tsx';
import { defaultColumns, type ListingsView, listingColumns } from '#lib/listings/listings-view.ts';

interface ViewToolsProps {
  view: ListingsView;
  onChange: (change: Partial<ListingsView>) => void;
}

/** Which columns the view shows, and the view as a file. */
export default function ViewTools({ view, onChange }: ViewToolsProps) {
  const t = useTranslations('listings');
  return (
    <>
      <ColumnChoice
        columns={listingColumns.map((id) => ({ id, label: t(`column.${id}`) }))}
        visible={view.columns}
        onChange={(columns) => onChange({ columns })}
        onReset={() => onChange({ columns: defaultColumns })}
      />
      <DownloadButton view={view} />
    </>
  );
}
