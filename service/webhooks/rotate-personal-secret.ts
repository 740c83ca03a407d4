import type { Context } from '../context.ts';
import type { Principal } from '../oauth/principal.ts';
import { personalReceiver } from './delivery-scope.ts';
import { administeredUserWithPlan } from './personal-owner.ts';
import { savePersonalSecret } from './queries.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

/**
 * Makes the secret that signs from the next delivery on; the one before signs nothing more.
 * @returns the secret, which nobody is shown again
 * @throws ForbiddenError
 */
export async function rotatePersonalSecret(
  context: Context,
  principal: Principal,
): Promise<{ userId: number; secret: string }> {
  const userId = await administeredUserWithPlan(context, principal);
  const secret = newWebhookSecret();
  const sealed = sealWebhookSecret(context.cipher, personalReceiver(userId), secret);
  await savePersonalSecret(context.db, userId, sealed, context.now());
  return { userId, secret };
}
