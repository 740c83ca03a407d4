'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { accountsQuery } from '#lib/accounts/list-accounts.ts';
import { readFromBrowser } from '#lib/bff/client.ts';

/** "5 connected, 33 listings", beside the screen's title. */
export function AccountsNote() {
  const t = useTranslations('accounts');
  const { data } = useQuery(accountsQuery(readFromBrowser));
  if (!data) return null;
  const listings = data.reduce((sum, account) => sum + account['nb-listings'], 0);
  return t('note', { count: data.length, listings });
}
