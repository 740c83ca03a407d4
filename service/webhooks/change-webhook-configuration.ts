import { isDeepStrictEqual } from 'node:util';
import type { WebhookConfigurationChanges } from '#contract/webhook-configuration.ts';
import type { Context } from '../context.ts';
import { ConflictError, InvalidRequestError } from '../errors.ts';
import { mustBeApplication, type Principal } from '../oauth/principal.ts';
import {
  type ApplicationWebhooks,
  getApplicationWebhooks,
  lockApplication,
  saveWebhookConfiguration,
} from './queries.ts';
import { receiverUrlProblem } from './receiver-url.ts';
import { DEFAULT_SUBSCRIPTION } from './serializer.ts';

/**
 * Changes what is sent of where and which events are sent.
 * @throws ForbiddenError, ConflictError for the id of another configuration, InvalidRequestError
 */
export async function changeWebhookConfiguration(
  { db, config, now }: Context,
  principal: Principal,
  id: string | undefined,
  changes: WebhookConfigurationChanges,
): Promise<ApplicationWebhooks> {
  mustBeApplication(principal);
  const applicationId = principal.application.id;
  return db.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    const { clientId, configuration } = await getApplicationWebhooks(tx, applicationId);
    if (id !== undefined && id !== clientId) {
      throw new ConflictError({
        detail: 'The id in the body is not the client id of the application.',
        pointer: '/data/id',
      });
    }
    const before = {
      webhookUrl: configuration?.webhookUrl ?? '',
      subscribedEvents: configuration?.subscribedEvents ?? [...DEFAULT_SUBSCRIPTION],
    };
    const webhookUrl = changes['webhook-url'] ?? before.webhookUrl;
    if (webhookUrl !== before.webhookUrl) mustReachReceiver(webhookUrl, config.allowLocalWebhooks);
    const subscribedEvents = [...new Set(changes['subscribed-events'] ?? before.subscribedEvents)];
    const after = { webhookUrl, subscribedEvents };
    if (!isDeepStrictEqual(after, before)) await saveWebhookConfiguration(tx, applicationId, after, now());
    return getApplicationWebhooks(tx, applicationId);
  });
}

function mustReachReceiver(webhookUrl: string, allowLocal: boolean): void {
  const problem = webhookUrl === '' ? null : receiverUrlProblem(webhookUrl, allowLocal);
  if (!problem) return;
  throw new InvalidRequestError({
    detail: `webhook-url ${problem}`,
    pointer: '/data/attributes/webhook-url',
  });
}
