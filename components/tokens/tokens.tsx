'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { SectionHead } from '#components/ui/section-head.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit, usePerson } from '#lib/person.tsx';
import type { MadeToken } from '#lib/tokens/create-token.ts';
import { tokensQuery } from '#lib/tokens/list-tokens.ts';
import { CannotCreate } from './cannot-create.tsx';
import { MadeTokenPanel } from './made-token-panel.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { TokensTable } from './tokens-table.tsx';

/** Personal access tokens: made, shown once, watched and revoked. */
export function Tokens({ apiUrl }: { apiUrl: string }) {
  const t = useTranslations('settings.tokens');
  const { name } = usePerson();
  const mayEdit = useMayEdit();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const query = useQuery(tokensQuery(readFromBrowser));
  const { data, error } = query;
  const mayCreate = mayEdit && data?.mayCreate;

  return (
    <>
      <SectionHead
        title={t('title')}
        action={
          mayCreate && !isMaking && !made && <Button onClick={() => setMaking(true)}>{t('new')}</Button>
        }
      >
        {t('what', { name })}
      </SectionHead>
      {data && !mayCreate && <CannotCreate mayEdit={mayEdit} />}
      {made && <MadeTokenPanel token={made} apiUrl={apiUrl} onStored={() => setMade(null)} />}
      {isMaking && data && (
        <NewTokenForm
          available={data.available}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {data && data.tokens.length > 0 && <TokensTable tokens={data.tokens} newest={made?.id} />}
      {data?.tokens.length === 0 && !isMaking && mayCreate && (
        <EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>
      )}
      {!data && !error && <TableSkeleton rows={4} />}
      {!data && error && <ReadFailure query={query} title={t('unreadable')} />}
      <p className="pt-4 text-12 text-pretty text-ink-2">{t('note')}</p>
    </>
  );
}
