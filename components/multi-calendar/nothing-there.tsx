import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { paths } from '#lib/paths.ts';

/** The listings could not be read, so there is no calendar of them. */
export function Unreadable({ query }: Pick<ComponentProps<typeof ReadFailure>, 'query'>) {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <ReadFailure query={query} title={t('failed')}>
        {t('failedDetail')}
      </ReadFailure>
    </div>
  );
}

/** Nobody has connected a listing yet. */
export function NoListings() {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <EmptyState
        title={t('noListings')}
        action={
          <ButtonLink href={paths.accounts()} variant="first">
            {t('connect')}
          </ButtonLink>
        }
      >
        {t('noListingsDetail')}
      </EmptyState>
    </div>
  );
}

/** No listing is called so. */
export function NoMatch({ search, onAll }: { search: string; onAll: () => void }) {
  const t = useTranslations('multiCalendar');
  return (
    <div className="px-4 md:px-5">
      <EmptyState title={t('noMatch', { search })} action={<Button onClick={onAll}>{t('showAll')}</Button>} />
    </div>
  );
}
