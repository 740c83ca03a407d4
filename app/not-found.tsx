import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';

export default function NotFound() {
  const t = useTranslations('error');
  return (
    <main className="row-span-2 px-4 py-8 md:px-8">
      <EmptyState title={t('notFound')} action={<ButtonLink href={paths.home()}>{t('home')}</ButtonLink>}>
        {t('notFoundDetail')}
      </EmptyState>
    </main>
  );
}
