import { ForbiddenError } from '../errors.ts';
import type { BoundUser, Principal } from '../oauth/principal.ts';

/** Whether somebody is shown the address, which goes on working in the hands of who was given it. */
export const maySeeAddress = ({ user, session }: Principal): boolean =>
  user !== null && !session?.staff && user.permission !== 'View';

/**
 * Who makes, replaces and turns off addresses: a login of the account that may edit.
 * @throws ForbiddenError
 */
export function feedKeeper(principal: Principal): BoundUser {
  const { user } = principal;
  if (user && maySeeAddress(principal)) return user;
  throw new ForbiddenError(
    'The address of a calendar feed is for people of the account who may make changes.',
  );
}
