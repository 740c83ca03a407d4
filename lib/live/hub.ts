import { randomUUID } from 'node:crypto';
import type { Change } from '#lib/live/change.ts';

interface Subscriber {
  /** Whose changes it is told of; null for everybody's, as staff are. */
  userId: string | null;
  sessionId: string;
  /** @param position where the hub stands afterwards */
  tell: (change: Change, position: string) => void;
}

/** Open pages of one person: each browser holds one stream, however many pages it shows. */
const MAXIMUM_PER_SESSION = 20;
const MAXIMUM = 10_000;
/** Of everybody; who has missed more reads everything again. */
const REMEMBERED = 500;

/** Hands changes to the pages that are open in this process, and remembers the last of them for who was away. */
export class Hub {
  #subscribers = new Set<Subscriber>();
  #recent: Change[] = [];
  #count = 0;
  readonly #process = randomUUID();

  /** Where it stands: whoever has read something now has missed what is `since` this. */
  get position(): string {
    return `${this.#process}.${this.#count}`;
  }

  /**
   * What was published since a position, of one person or, for null, of everybody; undefined where that cannot be
   * told any more: it is too long ago, or the position is not of this process.
   */
  since(position: string, userId: string | null): Change[] | undefined {
    const [process, count] = position.split('.');
    const missed = this.#count - Number(count);
    if (process !== this.#process || !(missed >= 0 && missed <= this.#recent.length)) return undefined;
    const changes = this.#recent.slice(this.#recent.length - missed);
    return changes.filter((change) => concerns(change, userId));
  }

  /** Begins to tell somebody; undefined where there are too many already. Returns how to end it. */
  subscribe(subscriber: Subscriber): (() => void) | undefined {
    const { sessionId } = subscriber;
    const ofSession = [...this.#subscribers].filter((other) => other.sessionId === sessionId).length;
    if (this.#subscribers.size >= MAXIMUM || ofSession >= MAXIMUM_PER_SESSION) return undefined;
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  publish(change: Change): void {
    this.#count += 1;
    this.#recent.push(change);
    if (this.#recent.length > REMEMBERED) this.#recent.shift();
    for (const { userId, tell } of this.#subscribers)
      if (concerns(change, userId)) tell(change, this.position);
  }
}

/** @param userId null for staff, whom everything concerns */
const concerns = (change: Change, userId: string | null) => userId === null || userId === change.userId;

const key = Symbol.for('ratewright.live.hub');
const shared = globalThis as { [key]?: Hub };

/** The hub of this process. Each route is a bundle with modules of its own, so it hangs on what they share. */
export function hub(): Hub {
  shared[key] ??= new Hub();
  return shared[key];
}
