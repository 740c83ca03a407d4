import { useTranslations } from 'next-intl';
import { linkLook } from '#components/ui/link-look.ts';
import { MAXIMUM_EXPORT_LISTINGS } from '#contract/console/csv-files.ts';
import { type ExportView, everyListing } from '#lib/csv/export-view.ts';

interface ExportListingsProps {
  view: ExportView;
  /** How many there are; undefined while that is not known. */
  count: number | undefined;
  onChange: (change: Partial<ExportView>) => void;
}

/** Whose file it is: every listing, or those of a filter that came along from the table. */
export function ExportListings({ view, count, onChange }: ExportListingsProps) {
  const t = useTranslations('csv.export');
  const words = useFilterWords(view);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{t('listings')}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {words.length === 0 ? t('every') : words.join(' · ')}
          <span aria-live="polite" className="text-ink-2">
            {count !== undefined && `: ${t('matching', { count })}`}
          </span>
        </span>
        {words.length > 0 && (
          <button type="button" className={linkLook} onClick={() => onChange(everyListing)}>
            {t('takeAll')}
          </button>
        )}
      </p>
      {count !== undefined && count > MAXIMUM_EXPORT_LISTINGS && (
        <p role="alert" className="text-12 text-bad">
          {t('tooMany', { limit: MAXIMUM_EXPORT_LISTINGS })}
        </p>
      )}
    </div>
  );
}

function useFilterWords(view: ExportView): string[] {
  const t = useTranslations('csv.export.filter');
  const { listings, name, market, bedrooms, pricing, active } = view;
  return [
    ...(listings ? [t('listings')] : []),
    ...(name ? [t('name', { value: name })] : []),
    ...(market ? [t('market', { value: market })] : []),
    ...(bedrooms === null ? [] : [t('bedrooms', { count: bedrooms })]),
    ...(pricing ? [t(pricing === 'on' ? 'pricingOn' : 'pricingOff')] : []),
    ...(active ? [t(active === 'yes' ? 'activeYes' : 'activeNo')] : []),
  ];
}
