'use client';
import { useTranslations } from 'next-intl';
import { PreviewChart } from '#components/preview/preview-chart.tsx';
import { PreviewFigures } from '#components/preview/preview-figures.tsx';
import { PreviewMonths } from '#components/preview/preview-months.tsx';
import { PreviewWarnings, type ToldWarning } from '#components/preview/preview-warnings.tsx';
import type { Preview } from '#components/preview/use-preview.ts';
import { classNames } from '#components/ui/class-names.ts';
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
export function PreviewPanel({ preview, name, currency, warnings, view, onView }: PreviewPanelProps) {
  const t = useTranslations('preview');
  const { nights, state } = preview;
  const isOld = state === 'paused' || state === 'refused' || state === 'failed';
  const options = views.map((value) => ({
    value,
    label: value === 'warnings' ? t('view.warnings', { count: warnings.length }) : t(`view.${value}`),
  }));
  return (
    <div className="grid gap-x-8 gap-y-2 px-4 pt-2 max-md:max-h-[55dvh] max-md:overflow-y-auto md:grid-cols-[minmax(0,1fr)_auto] md:px-8">
      <div className="order-2 h-[9.5rem] min-w-0 md:order-1">
        {view === 'warnings' ? (
          <PreviewWarnings warnings={warnings} name={name} />
        ) : (
          nights && (
            <div
              className={classNames('h-full', isOld ? 'opacity-45' : undefined)}
              aria-busy={state === 'busy'}
            >
              {view === 'chart' ? (
                <PreviewChart preview={nights} currency={currency} />
              ) : (
                <PreviewMonths preview={nights} currency={currency} />
              )}
            </div>
          )
        )}
      </div>
      <div className="order-1 flex flex-col gap-2 md:order-2 md:min-w-60">
        <Segmented label={t('view.label')} value={view} options={options} onChange={onView} />
        <div className={isOld ? 'opacity-45' : undefined}>
          {nights && <PreviewFigures preview={nights} currency={currency} />}
        </div>
      </div>
    </div>
  );
}
