import type {
  PersonalAccessTokenAttributes,
  PersonalAccessTokenCreation,
} from '#contract/console/personal-access-tokens.ts';
import { change } from '#lib/bff/client.ts';
import type { Token } from '#lib/tokens/list-tokens.ts';

/** A token with its secret, which is told this once. */
export interface MadeToken extends Token {
  token: string;
}

/** Makes a token of the signed-in person. @throws ReadError */
export async function createToken(attributes: PersonalAccessTokenCreation): Promise<MadeToken> {
  const document = await change('POST', '/personal-access-tokens', {
    data: { type: 'personal-access-tokens', attributes },
  });
  const { data } = document as {
    data: { id: string; attributes: PersonalAccessTokenAttributes & { token: string } };
  };
  return { id: data.id, ...data.attributes };
}
