import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';

export default function ListingNotFound() {
  const t = useTranslations('listing');
  return (
    <Screen crumbs={[{ label: t('listings'), href: paths.listings() }, { label: t('title') }]}>
      <div className="px-4 md:px-8">
        <EmptyState
          title={t('notFound')}
          action={
            <ButtonLink variant="first" href={paths.listings()}>
              {t('toListings')}
            </ButtonLink>
          }
        >
          {t('notFoundDetail')}
        </EmptyState>
      </div>
    </Screen>
  );
}
