import { useTranslations } from 'next-intl';
import { Screen } from '#components/shell/screen.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';

/** A screen that the signed-in person does not have. */
export default function ScreenNotFound() {
  const t = useTranslations('error');
  return (
    <Screen crumbs={[{ label: t('notFoundTitle') }]}>
      <div className="px-4 md:px-8">
        <EmptyState
          title={t('notFound')}
          action={
            <ButtonLink variant="first" href={paths.listings()}>
              {t('home')}
            </ButtonLink>
          }
        >
          {t('notFoundDetail')}
        </EmptyState>
      </div>
    </Screen>
  );
}
