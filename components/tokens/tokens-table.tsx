'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { useWhen } from '#lib/format/use-when.ts';
import { useMayEdit, usePerson } from '#lib/person.tsx';
import type { Token } from '#lib/tokens/list-tokens.ts';
import { tokenWarning } from '#lib/tokens/token-warning.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

interface TokensTableProps {
  tokens: readonly Token[];
  /** The one that was made just now. */
  newest: string | undefined;
}

/** Which tokens exist, what each may do, and when and from where it was last used. */
export function TokensTable({ tokens, newest }: TokensTableProps) {
  const t = useTranslations('settings.tokens');
  const [revoking, setRevoking] = useState<Token | null>(null);
  const columns = useTokenColumns(setRevoking);
  return (
    <>
      <DataTable<Token>
        label={t('title')}
        columns={columns}
        rows={tokens}
        rowId={({ id }) => id}
        rowClassName={({ id }) => (id === newest ? 'bg-hand-wash' : undefined)}
      />
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function useTokenColumns(onRevoke: (token: Token) => void): Column<Token>[] {
  const t = useTranslations('settings.tokens.column');
  const locale = useLocale();
  const when = useWhen();
  const mayEdit = useMayEdit();
  const { permission } = usePerson();
  const date = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  const lastUsed = (token: Token) => (token['last-used-at'] ? when(token['last-used-at']) : t('never'));

  return [
    {
      id: 'name',
      label: t('name'),
      cellClassName: 'py-1 md:h-12 max-md:py-2',
      cell: (token) => (
        <>
          <b className="wrap-anywhere block min-w-36 whitespace-normal md:max-w-64">{token.name}</b>
          <code className="font-mono text-12 text-ink-2">{token.hint}</code>
          <div className="wrap-anywhere whitespace-normal text-12 text-ink-2 md:hidden">
            {permission === 'Admin' && (
              <p>
                {t('login')}: {token['login-name']}
              </p>
            )}
            <p>
              {t('lastUsed')}: {lastUsed(token)}
            </p>
            {token['last-used-address'] && (
              <p>
                {t('from')}: <code className="break-all font-mono">{token['last-used-address']}</code>
              </p>
            )}
            <p className="pt-1 font-mono">{token.scopes.join(', ') || t('noScopes')}</p>
            <Reminder token={token} date={date} warnsOnly />
          </div>
        </>
      ),
    },
    ...(permission === 'Admin'
      ? [{ id: 'login', label: t('login'), cell: (token: Token) => token['login-name'] }]
      : []),
    { id: 'scopes', label: t('scopes'), cell: (token) => <Scopes token={token} /> },
    { id: 'created', label: t('created'), align: 'end', cell: (token) => date(token['created-at']) },
    { id: 'used', label: t('lastUsed'), align: 'end', cell: lastUsed },
    {
      id: 'from',
      label: t('from'),
      className: 'md:pl-6',
      cell: (token) => (
        <code className="wrap-anywhere block min-w-24 max-w-40 whitespace-normal font-mono text-12">
          {token['last-used-address'] ?? '–'}
        </code>
      ),
    },
    { id: 'reminder', label: t('reminder'), cell: (token) => <Reminder token={token} date={date} /> },
    ...(mayEdit
      ? [
          {
            id: 'revoke',
            label: t('revoke'),
            labelHidden: true,
            align: 'end' as const,
            onPhone: true,
            cell: (token: Token) => (
              <button
                type="button"
                onClick={() => onRevoke(token)}
                aria-label={t('revokeNamed', { name: token.name })}
                className="font-medium text-bad underline-offset-2 hover:underline touch:min-h-11"
              >
                {t('revoke')}
              </button>
            ),
          },
        ]
      : []),
  ];
}

function Scopes({ token: { scopes } }: { token: Token }) {
  const t = useTranslations('settings.tokens.column');
  const shown = scopes.slice(0, 2).join(', ');
  if (scopes.length === 0) return <span className="text-ink-3">{t('noScopes')}</span>;
  return (
    <span title={scopes.join(', ')} className="block min-w-36 whitespace-normal">
      <code className="font-mono text-12">{shown}</code>
      {scopes.length > 2 && (
        <span className="whitespace-nowrap text-ink-2"> {t('moreScopes', { count: scopes.length - 2 })}</span>
      )}
    </span>
  );
}

interface ReminderProps {
  token: Token;
  date: (day: string) => string;
  /** Says nothing where nothing is to be done. */
  warnsOnly?: boolean;
}

function Reminder({ token, date, warnsOnly = false }: ReminderProps) {
  const t = useTranslations('settings.tokens.column');
  const isHydrated = useHydrated();
  const warning = isHydrated ? tokenWarning(token, new Date()) : null;
  const remindOn = token['remind-on'];
  if (!warning && warnsOnly) return null;
  if (!warning) return remindOn ? date(remindOn) : <span className="text-ink-2">{t('noReminder')}</span>;
  return (
    <span className="flex items-center gap-1.5 text-warn">
      <Icon name="warning" size={14} />
      {warning.kind === 'due' ? t('due') : t('unused', { months: warning.months })}
    </span>
  );
}
