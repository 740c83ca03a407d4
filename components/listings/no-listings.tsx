import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#lib/paths.ts';

/** Why the table is empty, and what helps. */
export default function NoListings({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useTranslations('listings');
  if (filtered) {
    return (
      <EmptyState title={t('noMatch')} action={<Button onClick={onClear}>{t('clearFilters')}</Button>}>
        {t('noMatchDetail')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('empty')}
      action={<ButtonLink href={paths.accounts()}>{t('toAccounts')}</ButtonLink>}
    >
      {t('emptyDetail')}
    </EmptyState>
  );
}
