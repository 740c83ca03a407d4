import type { Context } from '../context.ts';
import { ConflictError, InvalidRequestError, UnprocessableError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { administeredUserWithPlan } from './personal-owner.ts';
import { findPersonalEndpoint, type PersonalEndpoint, updatePersonalEndpoint } from './queries.ts';
import { receiverUrlProblem } from './receiver-url.ts';
import { type Ping, recordPing, sendPing } from './send-ping.ts';

export interface EndpointSettings {
  webhookUrl: string;
  /** Undefined: as they were. */
  subscribedEvents: string[] | undefined;
}

/**
 * Has a user's events sent somewhere, once it has answered a signed ping with 2xx. Where it does not, everything
 * stays as it was.
 * @throws ForbiddenError, InvalidRequestError, ConflictError `secret_required`, UnprocessableError `ping_failed`
 */
export async function savePersonalEndpoint(
  context: Context,
  principal: Principal,
  { webhookUrl, subscribedEvents }: EndpointSettings,
): Promise<PersonalEndpoint> {
  const userId = await administeredUserWithPlan(context, principal);
  const problem = receiverUrlProblem(webhookUrl, context.config.allowLocalWebhooks);
  if (problem) {
    throw new InvalidRequestError({
      detail: `webhook-url ${problem}`,
      pointer: '/data/attributes/webhook-url',
    });
  }
  const before = await findPersonalEndpoint(context.db, userId);
  if (!before) throw secretRequired();
  // Outside of a transaction: an answer may take many seconds.
  const ping = await sendPing(context, userId, { url: webhookUrl, secretEncrypted: before.secretEncrypted });
  const answered = ping.attempted.status === 'delivered';
  const saved = await context.db.transaction(async (tx) => {
    await recordPing(tx, userId, ping);
    if (!answered) return before;
    const events = [...new Set(subscribedEvents ?? before.subscribedEvents)];
    return updatePersonalEndpoint(tx, userId, { webhookUrl, subscribedEvents: events }, context.now());
  });
  if (!answered) throw pingFailed(ping);
  if (!saved) throw secretRequired(); // removed while the ping was under way
  return saved;
}

const secretRequired = () =>
  new ConflictError({
    detail: 'Make a signing secret first: your endpoint needs it to know that a ping is ours.',
    code: 'secret_required',
  });

function pingFailed({ attempted }: Ping): UnprocessableError {
  const { responseStatus, error, durationMs, responseBody } = attempted;
  const why = responseStatus === null ? `${error}` : `It answered ${responseStatus} instead of 2xx`;
  return new UnprocessableError({
    detail: `The endpoint did not take the ping, so nothing was changed. ${why}.`,
    code: 'ping_failed',
    pointer: '/data/attributes/webhook-url',
    meta: {
      'response-status': responseStatus,
      'response-body': responseBody,
      'duration-ms': durationMs,
      error,
    },
  });
}
