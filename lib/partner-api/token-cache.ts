import { LRUCache } from 'lru-cache';
import type { Token } from '#lib/partner-api/request-token.ts';

const marginMs = 60_000;

/**
 * Keeps tokens in this process's memory until a minute before they expire, at most `max` of them.
 * Callers that ask for the same key at the same time share one request.
 */
export class TokenCache {
  readonly #tokens: LRUCache<string, string>;
  readonly #pending = new Map<string, Promise<string>>();

  constructor(max: number) {
    this.#tokens = new LRUCache({ max });
  }

  async get(key: string, request: () => Promise<Token>): Promise<string> {
    const kept = this.#tokens.get(key);
    if (kept) return kept;
    const pending = this.#pending.get(key) ?? this.#request(key, request);
    return pending;
  }

  /** Forgets a token that the service no longer accepts, unless a newer one has taken its place. */
  drop(key: string, refused: string): void {
    if (this.#tokens.peek(key) === refused) this.#tokens.delete(key);
  }

  #request(key: string, request: () => Promise<Token>): Promise<string> {
    const pending = request()
      .then((token) => {
        const ttl = token.expiresInMs - marginMs;
        if (ttl > 0) this.#tokens.set(key, token.value, { ttl });
        return token.value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }
}
