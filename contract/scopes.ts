/** Who may hold a scope: the application itself, one user, or either. */
export type ScopeTier = 'application' | 'user' | 'either' | 'console';

export const SCOPES = {
  'user:write': { tier: 'application', meaning: 'Create, change and delete users and their accounts' },
  'webhooks:write': { tier: 'application', meaning: 'Change the webhook configuration' },
  'listings:read': { tier: 'user', meaning: 'Read listings and their customizations' },
  'listings:write': { tier: 'user', meaning: 'Change listings and their customizations' },
  'reservations:read': { tier: 'user', meaning: 'Read reservations and price calendars' },
  'accounts:read': { tier: 'user', meaning: 'Read account information' },
  'insights:read': { tier: 'user', meaning: 'Read market insights' },
  'compsets:read': { tier: 'user', meaning: 'Read competitive sets' },
  'agent:ask': { tier: 'user', meaning: 'Ask the pricing agent' },
  'platform:read': {
    tier: 'user',
    meaning: 'Read listings, performance and market data through agent tools',
  },
  'platform:write': { tier: 'user', meaning: 'Change prices and settings through agent tools' },
  'platform:skills': { tier: 'user', meaning: 'Load revenue management skills' },
  'platform:usage': { tier: 'user', meaning: 'Read the history of tool calls and their usage' },
  'user:read': { tier: 'either', meaning: 'Read users, credentials and accounts' },
  'webhooks:read': { tier: 'either', meaning: 'Read delivered webhook events' },
  'console:read': {
    tier: 'console',
    meaning: 'Read what the dashboard shows (first-party applications only)',
  },
  'console:write': { tier: 'console', meaning: 'Do what the dashboard does (first-party applications only)' },
} as const satisfies Record<string, { tier: ScopeTier; meaning: string }>;

export type Scope = keyof typeof SCOPES;

export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** Every scope a partner's application can be given. */
export const PARTNER_SCOPES = (Object.keys(SCOPES) as Scope[]).filter(
  (scope) => SCOPES[scope].tier !== 'console',
);

/** Every scope a personal access token can carry: one person's software does not configure the application. */
export const PERSONAL_TOKEN_SCOPES = PARTNER_SCOPES.filter((scope) => scope !== 'webhooks:write');
export type PersonalTokenScope = (typeof PERSONAL_TOKEN_SCOPES)[number];
