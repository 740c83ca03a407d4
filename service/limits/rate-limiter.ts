import { ProtocolError } from '../errors.ts';
import type { Claim } from './claims.ts';
import { LeasedBucket, type SharedBuckets } from './leased-bucket.ts';
import { limitHeaders } from './limit-headers.ts';

export type Headers = Record<string, string>;

export interface Admission {
  admitted: boolean;
  /** What every answer to this request says of its limits. */
  headers: Headers;
}

export interface RateLimiter {
  /** Counts a request if that needs no question to the database. Null, and nothing is counted, where it does. */
  admitNow(claims: readonly Claim[]): Headers | null;
  /** Counts a request in every bucket it claims, or in none where one of them is empty. */
  admit(claims: readonly Claim[]): Promise<Admission>;
  /** Returns leases that are hardly used, to the other processes. */
  tidy(): Promise<void>;
}

interface Taken {
  claim: Claim;
  bucket: LeasedBucket;
}

export function createRateLimiter(shared: SharedBuckets, now: () => Date): RateLimiter {
  const buckets = new Map<string, LeasedBucket>();

  function bucketOf({ key, perMinute }: Claim): LeasedBucket {
    const known = buckets.get(key);
    if (known?.perMinute === perMinute) return known;
    const bucket = new LeasedBucket(shared, key, perMinute);
    buckets.set(key, bucket);
    return bucket;
  }

  const taken = (claims: readonly Claim[], nowMs: number): Taken[] =>
    claims.map((claim) => {
      const bucket = bucketOf(claim);
      bucket.want(nowMs);
      return { claim, bucket };
    });

  function spendAll(all: readonly Taken[], nowMs: number): boolean {
    if (!all.every(({ bucket }) => bucket.has(nowMs))) return false;
    for (const { bucket } of all) bucket.spend();
    return true;
  }

  return {
    admitNow(claims) {
      const nowMs = now().getTime();
      const all = taken(claims, nowMs);
      return spendAll(all, nowMs) ? limitHeaders(all, nowMs) : null;
    },
    async admit(claims) {
      const all = taken(claims, now().getTime());
      for (;;) {
        const instant = now();
        const nowMs = instant.getTime();
        if (spendAll(all, nowMs)) return { admitted: true, headers: limitHeaders(all, nowMs) };
        for (const { bucket } of all) {
          if (bucket.has(nowMs) || (await bucket.refill(instant))) continue;
          const retryAfter = String(bucket.secondsToNext(nowMs));
          return { admitted: false, headers: { ...limitHeaders(all, nowMs), 'retry-after': retryAfter } };
        }
      }
    },
    async tidy() {
      const nowMs = now().getTime();
      const unused = [...buckets.values()].flatMap((bucket) => bucket.release(nowMs) ?? []);
      for (const [key, bucket] of buckets) if (bucket.isIdle(nowMs)) buckets.delete(key);
      if (unused.length > 0) await shared.giveBack(unused);
    },
  };
}

/** @throws ProtocolError 429, whose `Retry-After` stands among the headers of every answer */
export function refuse(): never {
  throw new ProtocolError(429, {
    detail: 'There were too many requests. Wait as long as Retry-After says.',
    code: 'rate_limited',
  });
}
