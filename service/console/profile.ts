import type { Profile } from '#contract/console/profile.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { planStatus } from '../plans/plan.ts';
import { findLoginById } from './queries.ts';

/** @throws NotFoundError for a token that speaks for no person */
export async function readProfile(context: Context, principal: Principal): Promise<Profile> {
  const staff = principal.session?.staff;
  if (staff) {
    return {
      type: 'profiles',
      id: `staff-${staff.id}`,
      attributes: {
        kind: 'staff',
        name: staff.name,
        email: staff.email,
        permission: 'View',
        locale: staff.locale,
        plan: null,
      },
    };
  }
  const login = principal.user && (await findLoginById(context.db, principal.user.credentialId));
  if (!principal.user || !login) throw new NotFoundError('This token speaks for no person.');
  return {
    type: 'profiles',
    id: String(principal.user.credentialId),
    attributes: {
      kind: 'credential',
      name: login.name,
      email: login.email,
      permission: principal.user.permission,
      locale: principal.user.locale,
      plan: planStatus(login, context.now()) === 'ended' ? 'ended' : 'active',
    },
  };
}
