import { useTranslations } from 'next-intl';
import { InsightsSkeleton } from '#components/insights/insights-skeleton.tsx';

export default function ListingInsightsLoading() {
  const t = useTranslations('insights');
  return (
    <div className="@container">
      <div className="h-[123px] border-line-2 border-b @min-[52rem]:h-[73px]" />
      <div className="h-[50px] max-md:h-24" />
      <InsightsSkeleton label={t('loading')} />
    </div>
  );
}
