import { JSON_API_TYPE } from '#contract/json-api.ts';
import { SCOPES, type Scope } from '#contract/scopes.ts';
import type { TestApi } from '../api.ts';
import type { TestApplication, TestUser } from '../fixtures.ts';
import type { Ids, KnownIds } from './fuzz-requests.ts';
import { type OpenApi, type Operation, operationsOf } from './operations.ts';
import { BEARERS, type Bearer } from './request-headers.ts';

/** A running service with two tenants. */
export interface FuzzTarget {
  api: TestApi;
  document: OpenApi;
  operations: readonly Operation[];
  ids: KnownIds;
  /** Texts that stand in the other tenant's data and nowhere else. */
  secrets: readonly string[];
  /** Access tokens that are still good. */
  tokens(): Promise<Record<Bearer, string>>;
}

export interface Tenants {
  application: TestApplication;
  user: TestUser;
  other: TestApplication;
  secrets: readonly string[];
}

const RENEW_EVERY_MS = 30 * 60_000;
const EXPENDABLE_USERS = 3;

export async function fuzzTarget(
  api: TestApi,
  { application, user, other, secrets }: Tenants,
): Promise<FuzzTarget> {
  const { json: document } = await api.request('GET', '/api/v1/schema/');
  const operations = operationsOf(document);
  const mintTokens = await tokensOf(api, application, user);
  const expendable = await seedExpendable(api, application);
  const own = await discoverIds(api, operations, (await mintTokens()).$DASHBOARD_TOKEN);
  const foreign = await discoverIds(api, operations, await api.token(other));
  let tokens = await mintTokens();
  let mintedAtMs = api.clock.now().getTime();
  return {
    api,
    document,
    operations,
    ids: { own: { ...own, explanations: DATES }, expendable, foreign },
    secrets,
    async tokens() {
      const nowMs = api.clock.now().getTime();
      if (nowMs - mintedAtMs > RENEW_EVERY_MS) {
        tokens = await mintTokens();
        mintedAtMs = nowMs;
      }
      return tokens;
    },
  };
}

const DATES = ['2026-06-15', '2026-07-01', '2027-01-01'];

async function tokensOf(api: TestApi, application: TestApplication, user: TestUser) {
  const scopes = Object.keys(SCOPES) as Scope[];
  const partner = await api.createApplication({ actsFor: application });
  const dashboard = await api.createApplication({ scopes, firstParty: true, actsFor: application });
  const credentialId = await api.createCredential(user.id, { permission: 'View' });
  const minted: Record<Bearer, () => Promise<string>> = {
    $APPLICATION_TOKEN: () => api.token(partner),
    $USER_TOKEN: () => api.token(partner, { user }),
    $VIEWER_TOKEN: () => api.token(partner, { user, credentialId }),
    $DASHBOARD_TOKEN: () => api.token(dashboard),
    $LOGIN_TOKEN: () => api.token(dashboard, { user }),
  };
  return async () => {
    const pairs = await Promise.all(BEARERS.map(async (name) => [name, await minted[name]()] as const));
    return Object.fromEntries(pairs) as Record<Bearer, string>;
  };
}

/** People and accounts that nothing else needs. */
async function seedExpendable(api: TestApi, application: TestApplication): Promise<Ids> {
  const users = await Promise.all(
    Array.from({ length: EXPENDABLE_USERS }, () => api.createUser(application)),
  );
  const accounts = await Promise.all(users.map((user) => api.seedAccount(user)));
  return { users: users.map(({ id }) => String(id)), accounts: accounts.map(String) };
}

const MOST_IDS = 6;

/** Reads every list that the document knows, first those that need no id, then those of what was found. */
async function discoverIds(api: TestApi, operations: readonly Operation[], token: string): Promise<Ids> {
  const found: Record<string, string[]> = {};
  const lists = operations
    .filter(({ method, answers }) => method === 'GET' && answers[200]?.includes(JSON_API_TYPE))
    .map(({ path }) => path.split('/').filter(Boolean))
    .filter((parts) => !parts.at(-1)?.startsWith('{'))
    .sort((a, b) => a.length - b.length);
  for (const parts of lists) {
    const filled = parts.map((part, index) =>
      part.startsWith('{') ? found[parts[index - 1] ?? '']?.[0] : part,
    );
    const collection = parts.at(-1) ?? '';
    if (filled.includes(undefined)) continue;
    const { status, json } = await api.request('GET', `/${filled.join('/')}/`, { token });
    if (status !== 200 || !Array.isArray(json?.data)) continue;
    const ids = json.data.map(({ id }: { id: string }) => id).slice(0, MOST_IDS);
    found[collection] = [...new Set([...(found[collection] ?? []), ...ids])];
  }
  return found;
}
