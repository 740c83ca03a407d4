import type { Claim } from './claims.ts';
import type { LeasedBucket } from './leased-bucket.ts';

interface Counted {
  claim: Claim;
  bucket: LeasedBucket;
}

/**
 * What a client may still ask for: `X-RateLimit-*` tells of the bucket that is nearest to empty, `RateLimit` and
 * `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers) of all of them.
 */
export function limitHeaders(counted: readonly Counted[], nowMs: number): Record<string, string> {
  let limits = '';
  let policies = '';
  let scarcest = { perMinute: 0, remaining: Number.POSITIVE_INFINITY, reset: 0 };
  for (const { claim, bucket } of counted) {
    const { name, perMinute } = claim;
    const remaining = bucket.remaining(nowMs);
    const reset = bucket.secondsToFull(nowMs);
    const separator = limits === '' ? '' : ', ';
    limits += `${separator}"${name}";r=${remaining};t=${reset}`;
    policies += `${separator}"${name}";q=${perMinute};w=60`;
    if (remaining < scarcest.remaining) scarcest = { perMinute, remaining, reset };
  }
  return {
    'x-ratelimit-limit': String(scarcest.perMinute),
    'x-ratelimit-remaining': String(scarcest.remaining),
    'x-ratelimit-reset': String(Math.ceil(nowMs / 1000) + scarcest.reset),
    ratelimit: limits,
    'ratelimit-policy': policies,
  };
}
