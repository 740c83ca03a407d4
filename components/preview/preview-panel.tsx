'use client';
import { useTranslations } from 'next-intl';
import { PreviewChart } from '#components/preview/preview-chart.tsx';
import { PreviewFigures } from '#components/preview/preview-figures.tsx';
import { PreviewMonths } from '#components/preview/preview-months.tsx';
import { PreviewWarnings } from '#components/preview/preview-warnings.tsx';
import { isOutdated, type Preview } from '#components/preview/use-preview.ts';
import type { ToldWarning } from '#components/preview/use-warning-words.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';

const views = ['chart', 'months', 'warnings'] as const;
export type PreviewView = (typeof views)[number];

interface PreviewPanelProps {
  preview: Preview;
  name: CustomizationName;
  currency: string;
  warnings: readonly ToldWarning[];
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The nights before and after as a chart or by month, or what is odd about the rules; all of one height. */
export default function PreviewPanel({ preview, name, currency, warnings, view, onView }: PreviewPanelProps) {
  const t = useTranslations('preview');
  const { nights, state } = preview;
  const isOld = isOutdated(state);
  const options = views.map((value) => ({
    value,
    label: value === 'warnings' ? t('view.warnings', { count: warnings.length }) : t(`view.${value}`),
  }));
  return (
    <div
      aria-busy={state === 'busy'}
      className="grid gap-x-8 gap-y-2 px-4 pt-2 max-md:max-h-[55dvh] max-md:overflow-y-auto [@media(height<26rem)]:max-h-none md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[auto_1fr] md:px-8"
    >
      <div className="md:col-start-2 md:row-start-1">
        <Segmented label={t('view.label')} value={view} options={options} onChange={onView} />
      </div>
      <div className="h-[9.5rem] min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
        {view === 'chart' && nights && (
          <PreviewChart preview={nights} currency={currency} hasChanges={preview.hasChanges} isOld={isOld} />
        )}
        {view === 'months' && nights && <PreviewMonths preview={nights} currency={currency} isOld={isOld} />}
        {view === 'warnings' && <PreviewWarnings warnings={warnings} name={name} />}
      </div>
      <div className="md:col-start-2 md:row-start-2 md:min-w-60">
        {nights && <PreviewFigures preview={nights} currency={currency} isOld={isOld} />}
      </div>
    </div>
  );
}
