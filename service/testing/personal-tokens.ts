import type { Permission } from '../db/schema/index.ts';
import type { TestAnswer, TestApi } from './api.ts';
import { seedDashboard } from './dashboard.ts';

export const TOKENS = '/console/v1/personal-access-tokens/';

/** Somebody who signed in to the dashboard. */
export interface SignedIn {
  credentialId: number;
  /** For the console, as the dashboard holds it. */
  session: string;
}

/** A partner whose users make personal access tokens in the dashboard. */
export async function seedPersonalTokens(api: TestApi) {
  const dashboard = await seedDashboard(api);
  const { partner, application } = dashboard;
  const user = await api.createUser(partner);
  const listing = await api.seedListing(user, { basePrice: 100 });

  const signedIn = async (credentialId: number): Promise<SignedIn> => ({
    credentialId,
    session: await api.token(application, { user, credentialId }),
  });
  const admin = await signedIn(user.credentialId);

  const create = (attributes: object, by: SignedIn = admin): Promise<TestAnswer> =>
    api.request('POST', TOKENS, {
      token: by.session,
      body: { data: { type: 'personal-access-tokens', attributes } },
    });

  return {
    ...dashboard,
    user,
    listing,
    admin,
    create,
    /** A further login of the user. */
    login: async (permission: Permission) => signedIn(await api.createCredential(user.id, { permission })),
    list: (by: SignedIn = admin, query = '') =>
      api.request('GET', `${TOKENS}${query}`, { token: by.session }),
    revoke: (id: string, by: SignedIn = admin) =>
      api.request('DELETE', `${TOKENS}${id}/`, { token: by.session }),
    /** A token and its id. */
    async make(scopes: readonly string[] = ['listings:read', 'user:read'], by: SignedIn = admin) {
      const { status, json } = await create({ name: 'Nightly export', scopes }, by);
      if (status !== 201) throw new Error(`no token: ${JSON.stringify(json)}`);
      return { id: json.data.id as string, token: json.data.attributes.token as string };
    },
    /** The status of a read by a token. */
    read: async (token: string, path = '/api/v1/listings/') =>
      (await api.request('GET', path, { token })).status,
  };
}
