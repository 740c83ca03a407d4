import type { Locale } from '#contract/locales.ts';
import { staff } from '../db/schema/index.ts';
import { hashPassword } from '../users/passwords.ts';
import type { TestApi } from './api.ts';
import type { TestUser } from './fixtures.ts';
import { tokenRequests } from './token-requests.ts';

export type Dashboard = Awaited<ReturnType<typeof seedDashboard>>;

/** A partner with a dashboard, and what its people do there. */
export async function seedDashboard(api: TestApi) {
  const partner = await api.createApplication();
  const application = await api.createApplication({
    scopes: [
      'user:read',
      'listings:read',
      'listings:write',
      'reservations:read',
      'console:read',
      'console:write',
    ],
    firstParty: true,
    actsFor: partner,
  });
  const ownToken = await api.token(application);

  const signIn = (email: string, password: string, token = ownToken) => {
    const body = { data: { type: 'sign-ins', attributes: { email, password } } };
    return api.request('POST', '/console/v1/sign-in/', { token, body });
  };

  return {
    partner,
    application,
    ownToken,
    signIn,
    async createStaff(password: string, locale: Locale = 'en'): Promise<string> {
      const email = `staff-${crypto.randomUUID()}@example.com`;
      const passwordHash = await hashPassword(password);
      const values = { applicationId: partner.id, name: 'Sam Support', email, passwordHash, locale };
      await api.context.db.insert(staff).values(values);
      return email;
    },
    /** A token for a session: of a user's login, or of staff. */
    async sessionToken(sessionId: string, user?: TestUser, credentialId?: number): Promise<string> {
      const { json } = await tokenRequests(api).post(application, {
        session_id: sessionId,
        user_id: user && String(user.id),
        credential_id: credentialId === undefined ? undefined : String(credentialId),
      });
      return json.access_token;
    },
  };
}
