import { change } from '#lib/bff/client.ts';

/** Makes a signing secret in place of the one before, and tells it this once. @throws ReadError */
export async function rotateSecret(): Promise<string> {
  const document = await change('POST', '/webhook-endpoint/secret');
  return (document as { data: { attributes: { secret: string } } }).data.attributes.secret;
}
