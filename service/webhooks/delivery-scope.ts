import type { Receiver } from '../events/queries.ts';
import type { Principal } from '../oauth/principal.ts';
import type { DeliveryScope } from './event-queries.ts';

export const applicationReceiver = ({ tenantApplicationId }: Principal): Receiver => ({
  receiver: 'application',
  receiverId: tenantApplicationId,
});

export const personalReceiver = (userId: number): Receiver => ({ receiver: 'user', receiverId: userId });

/**
 * What a token may read back: an application what was sent to it, of all users or of the one the token is bound
 * to. A personal access token sees its user's events where they went to the user's own endpoint, and those that
 * only the application was sent.
 */
export function deliveryScopesOf(principal: Principal): DeliveryScope[] {
  const userId = principal.user?.id ?? null;
  const toApplication = { receiver: applicationReceiver(principal), userId };
  if (principal.personalTokenId === null || userId === null) return [{ ...toApplication, except: null }];
  const own = personalReceiver(userId);
  return [
    { receiver: own, userId, except: null },
    { ...toApplication, except: own },
  ];
}
