import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { administeredUserWithPlan } from './personal-owner.ts';
import { findPersonalEndpoint } from './queries.ts';
import { type Ping, recordPing, sendPing } from './send-ping.ts';

/**
 * Tries out the endpoint as it is saved. An answer that is no 2xx is a result, not an error.
 * @throws ForbiddenError, ConflictError `endpoint_required`
 */
export async function pingPersonalEndpoint(context: Context, principal: Principal): Promise<Ping> {
  const userId = await administeredUserWithPlan(context, principal);
  const endpoint = await findPersonalEndpoint(context.db, userId);
  if (!endpoint?.webhookUrl) {
    throw new ConflictError({ detail: 'There is no endpoint to try out.', code: 'endpoint_required' });
  }
  const { webhookUrl: url, secretEncrypted } = endpoint;
  const ping = await sendPing(context, userId, { url, secretEncrypted });
  await context.db.transaction((tx) => recordPing(tx, userId, ping));
  return ping;
}
