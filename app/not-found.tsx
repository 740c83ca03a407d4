import { useTranslations } from 'next-intl';
import { Mark } from '#components/icons/mark.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';

export default function NotFound() {
  const t = useTranslations('error');
  return (
    <main className="px-4 pt-8 md:px-8">
      <h1 className="flex items-center gap-2.5 pb-4 text-16 font-semibold tracking-[-.01em]">
        <Mark size={22} />
        Ratewright
      </h1>
      <EmptyState title={t('notFound')} action={<ButtonLink href={paths.home()}>{t('home')}</ButtonLink>}>
        {t('notFoundDetail')}
      </EmptyState>
    </main>
  );
}
