import { isDeepStrictEqual } from 'node:util';
import type { WebhookConfigurationChanges } from '#contract/webhook-configuration.ts';
import type { Context } from '../context.ts';
import { ConflictError, InvalidRequestError } from '../errors.ts';
import { mustBeApplication, type Principal } from '../oauth/principal.ts';
import type { Resolve } from './delivery/receiver-lookup.ts';
import {
  type ApplicationWebhooks,
  getApplicationWebhooks,
  lockApplication,
  saveWebhookConfiguration,
} from './queries.ts';
import { receiverNameProblem, receiverUrlProblem } from './receiver-url.ts';
import { DEFAULT_SUBSCRIPTION } from './serializer.ts';

/**
 * Changes what is sent of where and which events are sent.
 * @throws ForbiddenError, ConflictError for the id of another configuration, InvalidRequestError
 */
export async function changeWebhookConfiguration(
  { db, config, resolve, now }: Context,
  principal: Principal,
  id: string | undefined,
  changes: WebhookConfigurationChanges,
): Promise<ApplicationWebhooks> {
  mustBeApplication(principal);
  const applicationId = principal.application.id;
  const known = await getApplicationWebhooks(db, applicationId);
  if (id !== undefined && id !== known.clientId) {
    throw new ConflictError({
      detail: 'The id in the body is not the client id of the application.',
      pointer: '/data/id',
    });
  }
  const wanted = changes['webhook-url'];
  // Before the row is taken: an answer of the name servers may take seconds.
  if (wanted && wanted !== known.configuration?.webhookUrl) {
    await mustReachReceiver(wanted, config.allowLocalWebhooks, resolve);
  }
  return db.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    const { configuration } = await getApplicationWebhooks(tx, applicationId);
    const before = {
      webhookUrl: configuration?.webhookUrl ?? '',
      subscribedEvents: configuration?.subscribedEvents ?? [...DEFAULT_SUBSCRIPTION],
    };
    const webhookUrl = changes['webhook-url'] ?? before.webhookUrl;
    const subscribedEvents = [...new Set(changes['subscribed-events'] ?? before.subscribedEvents)];
    const after = { webhookUrl, subscribedEvents };
    if (!isDeepStrictEqual(after, before)) await saveWebhookConfiguration(tx, applicationId, after, now());
    return getApplicationWebhooks(tx, applicationId);
  });
}

async function mustReachReceiver(url: string, allowLocal: boolean, resolve: Resolve): Promise<void> {
  const problem =
    receiverUrlProblem(url, allowLocal) ?? (await receiverNameProblem(url, allowLocal, resolve));
  if (!problem) return;
  throw new InvalidRequestError({
    detail: `webhook-url ${problem}`,
    pointer: '/data/attributes/webhook-url',
  });
}
