import { change } from '#lib/bff/client.ts';

/** Revokes a token; it is refused from then on. @throws ReadError */
export async function revokeToken(id: string): Promise<void> {
  await change('DELETE', `/personal-access-tokens/${id}`);
}
