import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { errorDocument } from '#lib/bff/error-document.ts';
import { readBody } from '#lib/bff/read-body.ts';
import { readEvent } from '#lib/live/change.ts';
import type { Hub } from '#lib/live/hub.ts';
import type { SeenIds } from '#lib/live/seen-ids.ts';

export interface ReceiverDependencies {
  /** `whsec_…` of the dashboard's own application; without it nothing is received. */
  secret: string | undefined;
  hub: Pick<Hub, 'publish'>;
  seen: SeenIds;
}

/**
 * Takes one delivery: the signature is checked on the bytes as they came, an event that was here before is
 * acknowledged and told to nobody. Signing: the Standard Webhooks scheme.
 */
export async function receiveEvent(
  request: Request,
  { secret, hub, seen }: ReceiverDependencies,
): Promise<Response> {
  if (!secret) return errorDocument(404, { code: 'not_found', detail: 'Events are not received here.' });
  const bytes = await readBody(request);
  if (bytes === null) return errorDocument(413, { code: 'too_large', detail: 'The body is over 1 MiB.' });
  let signed: unknown;
  try {
    signed = new Webhook(secret).verify(
      Buffer.from(bytes ?? new Uint8Array()),
      Object.fromEntries(request.headers),
    );
  } catch (error) {
    if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return refuse();
    throw error;
  }
  const event = readEvent(signed);
  if (event && seen.add(event.id)) hub.publish(event.change);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function refuse(): Response {
  return errorDocument(401, {
    code: 'invalid_signature',
    detail: 'The delivery is not signed with the secret of this receiver, or too old.',
  });
}
