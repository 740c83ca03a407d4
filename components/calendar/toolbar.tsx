import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import type { Month } from '#lib/calendar/month.ts';
import { addMonths } from '#lib/calendar/month.ts';
import type { Summary } from '#lib/calendar/summary.ts';
import { windowLabel, type YearWindow } from '#lib/calendar/year-window.ts';
import { formatMoney } from '#lib/format/money.ts';
import { PriceScale } from './price-scale.tsx';

interface ToolbarProps {
  windows: YearWindow[];
  start: Month;
  current: Month;
  currency: string;
  locale: string;
  /** Null until the nights are here, and where a listing has no prices. */
  summary: Summary | null;
  priced: boolean;
  onStart: (start: Month) => void;
  onToday: () => void;
  /** What else can be done with the calendar. */
  tools?: ReactNode;
}

/** Which twelve months are in sight, and what they come to. */
export function Toolbar({
  windows,
  start,
  current,
  currency,
  locale,
  summary,
  priced,
  onStart,
  onToday,
  tools,
}: ToolbarProps) {
  const t = useTranslations('calendar');
  const first = windows[0]?.start ?? start;
  const last = windows.at(-1)?.start ?? start;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Segmented
        label={t('year', { label: windowLabel(start) })}
        value={start}
        options={windows.map((window) => ({ value: window.start, label: window.label }))}
        onChange={onStart}
        className="max-md:basis-full max-md:*:flex-1 max-md:*:justify-center"
      />
      <span className="flex items-center">
        <IconButton
          icon="chevron-left"
          label={t('monthBack')}
          className="max-md:hidden"
          disabled={start <= first}
          onClick={() => onStart(addMonths(start, -1))}
        />
        <Button
          variant="quiet"
          className="px-1! text-ink!"
          onClick={onToday}
          aria-current={start === current}
        >
          {t('today')}
        </Button>
        <IconButton
          icon="chevron-right"
          label={t('monthOn')}
          className="max-md:hidden"
          disabled={start >= last}
          onClick={() => onStart(addMonths(start, 1))}
        />
      </span>
      <p className="min-h-5 text-ink-2 max-md:flex-1" aria-live="polite">
        {summary && (
          <>
            {t.rich('booked', { nights: summary.booked, b: emphasis })}
            {', '}
            {summary.openPrice === null
              ? t('noneOpen')
              : t.rich('open', {
                  nights: summary.open,
                  price: formatMoney(summary.openPrice, currency, locale),
                  b: emphasis,
                })}
          </>
        )}
      </p>
      <div className="ml-auto flex items-center gap-5">
        {priced && (
          <div className="@max-[56rem]:hidden">
            <PriceScale locale={locale} />
          </div>
        )}
        {tools && <div className="max-md:hidden">{tools}</div>}
      </div>
    </div>
  );
}

const emphasis = (text: ReactNode) => <b className="text-ink">{text}</b>;
