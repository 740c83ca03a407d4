export interface LeaseRequest {
  key: string;
  /** Tokens that come back in a minute, and the most a bucket holds. */
  perMinute: number;
  wanted: number;
  now: Date;
}

export interface Lease {
  granted: number;
  /** What is left for others. */
  tokensLeft: number;
}

export interface UnusedTokens {
  key: string;
  tokens: number;
  perMinute: number;
}

/** The bucket that all processes share. */
export interface SharedBuckets {
  lease(request: LeaseRequest): Promise<Lease>;
  giveBack(unused: readonly UnusedTokens[]): Promise<void>;
}

const MS_PER_MINUTE = 60_000;
const IDLE_MS = 2 * MS_PER_MINUTE;
/** A token that is missing by a rounding error is there. */
const ROUNDING = 1e-6;

/**
 * A process's part of a shared token bucket: a few tokens taken in advance, so that a request is counted
 * without asking the database. A lease lives no longer than the bucket needs to refill by as much as the
 * largest lease: over any time, all processes together let through at most one lease more than the limit.
 */
export class LeasedBucket {
  readonly #shared: SharedBuckets;
  readonly #key: string;
  readonly #perMinute: number;
  #tokens = 0;
  #spent = 0;
  #endsAtMs = 0;
  #nextSize: number;
  /** What the shared bucket held when it was last heard of. */
  #tokensElsewhere: number;
  #heardAtMs = 0;
  #wantedAtMs = 0;
  #emptyUntilMs = 0;
  #asking: Promise<void> | null = null;

  constructor(shared: SharedBuckets, key: string, perMinute: number) {
    this.#shared = shared;
    this.#key = key;
    this.#perMinute = perMinute;
    this.#tokensElsewhere = perMinute;
    this.#nextSize = Math.max(1, Math.floor(this.#largestLease / 10));
  }

  get perMinute(): number {
    return this.#perMinute;
  }

  get #largestLease(): number {
    return Math.max(1, Math.floor(this.#perMinute / 10));
  }

  get #lifetimeMs(): number {
    return (this.#largestLease * MS_PER_MINUTE) / this.#perMinute;
  }

  /** Keeps it from being forgotten while a request waits to be counted in it. */
  want(nowMs: number): void {
    this.#wantedAtMs = nowMs;
  }

  has(nowMs: number): boolean {
    return this.#tokens > 0 && nowMs < this.#endsAtMs;
  }

  /** Only after `has` said yes. */
  spend(): void {
    this.#tokens -= 1;
    this.#spent += 1;
  }

  /** Asks for a lease; however many requests wait for it, the database is asked once. False where there is none. */
  async refill(now: Date): Promise<boolean> {
    const nowMs = now.getTime();
    if (nowMs < this.#emptyUntilMs) return false;
    this.#asking ??= this.#ask(now).finally(() => {
      this.#asking = null;
    });
    await this.#asking;
    return nowMs >= this.#emptyUntilMs;
  }

  async #ask(now: Date): Promise<void> {
    const wanted = this.#nextSize;
    const lease = await this.#shared.lease({ key: this.#key, perMinute: this.#perMinute, wanted, now });
    const nowMs = now.getTime();
    this.#tokens = lease.granted;
    this.#spent = 0;
    this.#endsAtMs = nowMs + this.#lifetimeMs;
    this.#nextSize = Math.min(this.#largestLease, 2 * wanted);
    this.#tokensElsewhere = lease.tokensLeft;
    this.#heardAtMs = nowMs;
    if (lease.granted === 0) this.#emptyUntilMs = nowMs + Math.ceil(this.#msToGain(1 - lease.tokensLeft));
  }

  /** What a lease has left past half its life, to be given back while it is still worth something. */
  release(nowMs: number): UnusedTokens | null {
    if (this.#tokens === 0 || nowMs < this.#endsAtMs - this.#lifetimeMs / 2) return null;
    const tokens = nowMs < this.#endsAtMs ? this.#tokens : 0;
    this.#nextSize = Math.max(1, Math.min(this.#largestLease, 2 * this.#spent));
    this.#tokens = 0;
    this.#tokensElsewhere += tokens;
    return tokens === 0 ? null : { key: this.#key, tokens, perMinute: this.#perMinute };
  }

  /** True once forgetting this bucket changes nothing. */
  isIdle(nowMs: number): boolean {
    return this.#tokens === 0 && this.#asking === null && nowMs - this.#wantedAtMs > IDLE_MS;
  }

  /** Requests that may be made now, as far as this process knows. */
  remaining(nowMs: number): number {
    const held = nowMs < this.#endsAtMs ? this.#tokens : 0;
    const gained = (Math.max(0, nowMs - this.#heardAtMs) * this.#perMinute) / MS_PER_MINUTE;
    return Math.min(this.#perMinute, Math.floor(held + this.#tokensElsewhere + gained + ROUNDING));
  }

  /** Until the whole allowance is there again. */
  secondsToFull(nowMs: number): number {
    return Math.ceil(this.#msToGain(this.#perMinute - this.remaining(nowMs)) / 1000);
  }

  /** Until a request has a chance again, when there is none now. */
  secondsToNext(nowMs: number): number {
    return Math.max(1, Math.ceil((this.#emptyUntilMs - nowMs) / 1000));
  }

  #msToGain(tokens: number): number {
    return (tokens * MS_PER_MINUTE) / this.#perMinute;
  }
}
