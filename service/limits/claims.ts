import type { Principal } from '../oauth/principal.ts';

/** Limits of single endpoints, on top of the one that counts every request. */
export const STRICTER_LIMITS = {
  'account-refresh': { perMinute: 100, countedBy: applicationOf, countedFor: 'an application' },
  'compset-detail': { perMinute: 30, countedBy: userOrApplicationOf, countedFor: 'a user or an application' },
  spreadsheets: { perMinute: 60, countedBy: userOrApplicationOf, countedFor: 'a user' },
  'market-insights': {
    perMinute: 30,
    countedBy: personOrApplicationOf,
    countedFor: 'an application, or a user of personal access tokens',
  },
} as const satisfies Record<string, StricterLimitRule>;

interface StricterLimitRule {
  perMinute: number;
  countedBy: (principal: Principal) => string;
  /** The same in words. */
  countedFor: string;
}

export type StricterLimit = keyof typeof STRICTER_LIMITS;

/** One request to be counted in one bucket. */
export interface Claim {
  /** The limit's name, as clients read it. */
  name: string;
  key: string;
  perMinute: number;
}

/** Everything a request is counted in, the stricter limit first. */
export function claimsOf(principal: Principal, limit: StricterLimit | undefined): Claim[] {
  const { application } = principal;
  // A bucket that never fills could not say when to come back.
  const perMinuteOfAll = Math.max(1, application.rateLimitPerMinute);
  const everything = claim('requests', personOrApplicationOf(principal), perMinuteOfAll);
  if (limit === undefined) return [everything];
  const { perMinute, countedBy } = STRICTER_LIMITS[limit];
  return [claim(limit, countedBy(principal), perMinute), everything];
}

const claim = (name: string, subject: string, perMinute: number): Claim => ({
  name,
  key: `${name}/${subject}`,
  perMinute,
});

function applicationOf({ application }: Principal): string {
  return `application/${application.id}`;
}

/** A personal access token is counted by its user, whatever software of theirs holds it. */
function personOrApplicationOf(principal: Principal): string {
  return principal.personalTokenId === null ? applicationOf(principal) : userOrApplicationOf(principal);
}

function userOrApplicationOf(principal: Principal): string {
  return principal.user ? `user/${principal.user.id}` : applicationOf(principal);
}
