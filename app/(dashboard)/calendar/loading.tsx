import { useTranslations } from 'next-intl';
import { GridSkeleton } from '#components/multi-calendar/grid-skeleton.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { metricsOf } from '#lib/multi-calendar/zoom.ts';

export default function CalendarLoading() {
  const t = useTranslations('multiCalendar');
  return (
    <Screen crumbs={[{ label: t('title') }]}>
      <div className="h-[49px] border-line-2 border-b max-md:hidden" />
      <div className="relative h-[calc(100%-49px)] max-md:h-full">
        <GridSkeleton metrics={metricsOf('month', 1200, false)} />
      </div>
    </Screen>
  );
}
