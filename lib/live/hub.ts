import type { Change } from '#lib/live/change.ts';

interface Subscriber {
  /** Whose changes it is told of; null for everybody's, as staff are. */
  userId: string | null;
  sessionId: string;
  tell: (change: Change) => void;
}

/** Open pages of one person: each browser holds one stream, however many pages it shows. */
const MAXIMUM_PER_SESSION = 20;
const MAXIMUM = 10_000;

/** Hands changes to the pages that are open in this process. */
export class Hub {
  #subscribers = new Set<Subscriber>();

  /** Begins to tell somebody; undefined where there are too many already. Returns how to end it. */
  subscribe(subscriber: Subscriber): (() => void) | undefined {
    const { sessionId } = subscriber;
    const ofSession = [...this.#subscribers].filter((other) => other.sessionId === sessionId).length;
    if (this.#subscribers.size >= MAXIMUM || ofSession >= MAXIMUM_PER_SESSION) return undefined;
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  publish(change: Change): void {
    for (const { userId, tell } of this.#subscribers)
      if (userId === null || userId === change.userId) tell(change);
  }
}

const key = Symbol.for('ratewright.live.hub');
const shared = globalThis as { [key]?: Hub };

/** The hub of this process. Each route is a bundle with modules of its own, so it hangs on what they share. */
export function hub(): Hub {
  shared[key] ??= new Hub();
  return shared[key];
}
