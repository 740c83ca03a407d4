import type { Receiver } from '../events/queries.ts';
import type { Principal } from '../oauth/principal.ts';
import { applicationReceiver, personalReceiver } from './delivery-scope.ts';
import { administeredUser } from './personal-owner.ts';

/**
 * Whose deliveries are looked at in the console: by staff those of the application, of every user; by an
 * administrator of an account those of its own endpoint.
 * @throws ForbiddenError for everybody else
 */
export function consoleReceiver(principal: Principal): Receiver {
  return principal.user ? personalReceiver(administeredUser(principal)) : applicationReceiver(principal);
}
