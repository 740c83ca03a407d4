import { queryOptions } from '@tanstack/react-query';
import type { AccountAttributes } from '#contract/accounts.ts';
import type { Read } from '#lib/read.ts';

export interface Account extends AccountAttributes {
  id: string;
}

interface AccountCollection {
  data: { id: string; attributes: AccountAttributes }[];
}

/** The person's connected accounts, up to a hundred; read again every minute, as syncs come and go. */
export function accountsQuery(read: Read) {
  return queryOptions({
    queryKey: ['accounts'],
    queryFn: async ({ signal }): Promise<Account[]> => {
      const document = (await read('/accounts', { 'page[size]': 100 }, signal)) as AccountCollection;
      return document.data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
    refetchInterval: 60_000,
  });
}
