import { change } from '#lib/bff/client.ts';

/** Has events sent nowhere from now on; the secret goes too. @throws ReadError */
export async function removeEndpoint(): Promise<void> {
  await change('DELETE', '/webhook-endpoint');
}
