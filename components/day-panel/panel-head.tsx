import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { IsoDate } from '#contract/dates.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import { joinFacts } from '#lib/format/facts.ts';
import styles from './day-panel.module.css';

interface PanelHeadProps {
  ref: Ref<HTMLHeadingElement>;
  date: IsoDate;
  locale: string;
  title: string;
  explanation: Explanation | undefined;
  onStep: (days: number) => void;
  onClose: () => void;
}

/** Which night of which listing, how far off, and the way to its neighbours. */
export function PanelHead({ ref, date, locale, title, explanation, onStep, onClose }: PanelHeadProps) {
  const t = useTranslations('dayPanel');
  const name = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.startsWith(String(new Date().getUTCFullYear())) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(date));
  const lead = explanation?.['lead-days'];
  const gap = explanation?.['gap-nights'];
  const facts = [
    title,
    lead !== undefined && (lead < 0 ? t('past', { count: -lead }) : t('ahead', { count: lead })),
    gap && t('gap', { count: gap }),
  ];
  return (
    <header className={styles.head}>
      <div aria-live="polite">
        <h2 ref={ref} id="night-title" tabIndex={-1}>
          {name}
        </h2>
        <small>{joinFacts(facts, locale)}</small>
      </div>
      <span className="flex">
        <IconButton icon="chevron-left" label={t('dayBefore')} onClick={() => onStep(-1)} />
        <IconButton icon="chevron-right" label={t('dayAfter')} onClick={() => onStep(1)} />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </span>
    </header>
  );
}
