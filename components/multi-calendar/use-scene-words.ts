import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { SceneWords } from './painting/scene.ts';

/** The words on the canvas; each is put together once. */
export function useSceneWords(): SceneWords {
  const bar = useTranslations('calendar.bar');
  const night = useTranslations('calendar.night');
  const t = useTranslations('multiCalendar.night');
  const locale = useLocale();
  return useMemo(() => {
    const difference = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
    const trueMinus = (text: string) => text.replace('-', '−');
    return {
      request: bar('request'),
      owner: bar('owner'),
      stays: kept((count) => bar('stays', { count })),
      minStay: kept((count) => t('minStayShort', { count })),
      change: kept((amount) => trueMinus(difference.format(amount))),
      uplift: kept((share) => trueMinus(difference.format(share * 100))),
      event: night('event'),
    };
  }, [bar, night, t, locale]);
}

function kept(make: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = make(value);
      known.set(value, text);
    }
    return text;
  };
}
