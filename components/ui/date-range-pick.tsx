'use client';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import type { DateRangePickProps } from '#components/ui/date-range-props.ts';
import { formatDateRange } from '#lib/format/date.ts';

const loadPanel = () => import('#components/ui/date-range-panel.tsx');
const DateRangePanel = lazy(loadPanel);

/** "20 Sep – 19 Dec 2026": opens the presets, and two fields for any other range. */
export function DateRangePick(props: DateRangePickProps) {
  const t = useTranslations('dateRange');
  const locale = useLocale();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        className="inline-flex h-[30px] shrink-0 items-center gap-1.5 rounded-control px-1 font-semibold whitespace-nowrap hover:bg-hover touch:h-11"
      >
        <span className="sr-only">{t('label')}</span>
        {formatDateRange(props.value.from, props.value.to, locale)}
        <Icon name="chevron-down" size={12} className="text-ink-3" />
      </button>
      {open && (
        <Suspense>
          <DateRangePanel {...props} triggerRef={ref} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
