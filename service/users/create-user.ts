import type { UserCreation } from '#contract/users.ts';
import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { mustBeApplication, type Principal } from '../oauth/principal.ts';
import { randomSecret } from '../oauth/secrets.ts';
import { hashPassword } from './passwords.ts';
import { insertCredential, insertUser, isEmailTaken, type UserRow } from './queries.ts';

/**
 * Creates a property manager whom the application manages: the login exists, but nobody knows its password.
 * @throws ForbiddenError, ConflictError when the address is taken
 */
export async function createUser(
  context: Context,
  principal: Principal,
  creation: UserCreation,
): Promise<UserRow> {
  mustBeApplication(principal);
  const passwordHash = await hashPassword(randomSecret());
  return context.db.transaction(async (tx) => {
    if (await isEmailTaken(tx, creation.email)) throw emailTaken();
    const user = await insertUser(tx, principal.tenantApplicationId, creation, context.now());
    if (!user) throw emailTaken();
    const credentialId = await insertCredential(tx, {
      userId: user.id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      passwordHash,
      globalPermissions: 'Admin',
      createdAt: context.now(),
    });
    if (credentialId === null) throw emailTaken();
    return user;
  });
}

const emailTaken = () =>
  new ConflictError({
    detail: 'A user with this e-mail exists.',
    code: 'unique',
    pointer: '/data/attributes/email',
  });
