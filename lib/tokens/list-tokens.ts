import { queryOptions } from '@tanstack/react-query';
import type { PersonalAccessTokenAttributes } from '#contract/console/personal-access-tokens.ts';
import type { PersonalTokenScope } from '#contract/scopes.ts';
import type { Read } from '#lib/read.ts';

export interface Token extends PersonalAccessTokenAttributes {
  id: string;
}

export interface TokenList {
  tokens: Token[];
  /** Scopes that a new token may carry. */
  available: PersonalTokenScope[];
  mayCreate: boolean;
}

interface TokenCollection {
  data: { id: string; attributes: PersonalAccessTokenAttributes }[];
  meta: { 'available-scopes': PersonalTokenScope[]; 'may-create': boolean };
}

export const tokensKey = ['tokens'] as const;

/** The person's tokens, or the whole account's for its administrator: the hundred newest. */
export function tokensQuery(read: Read) {
  return queryOptions({
    queryKey: tokensKey,
    queryFn: async ({ signal }): Promise<TokenList> => {
      const query = { 'page[size]': 100 };
      const document = (await read('/personal-access-tokens', query, signal)) as TokenCollection;
      return {
        tokens: document.data.map(({ id, attributes }) => ({ id, ...attributes })),
        available: document.meta['available-scopes'],
        mayCreate: document.meta['may-create'],
      };
    },
  });
}
