import { hash } from '../sandbox/world/random.ts';

/** What a receiver does with one attempt. A status of null is no answer at all. */
export type Reaction =
  | { do: 'answer'; status: number; afterMs?: number; headers?: Record<string, string> }
  | { do: 'reset' }
  | { do: 'hang' };

/** How a receiver behaves; `attempt` counts from 1 for each event. */
export type Temper = (eventId: string, attempt: number) => Reaction;

const taken: Reaction = { do: 'answer', status: 204 };

/** The same for an event on every attempt: one in so many. */
const oneIn = (parts: number, eventId: string) => hash(eventId) % parts === 0;

export const TEMPERS = {
  healthy: () => () => taken,
  slow: () => (id, attempt) => ({
    do: 'answer',
    status: 200,
    afterMs: 100 + (hash(`${id} ${attempt}`) % 1400),
  }),
  resets: () => (_id, attempt) => (attempt === 1 ? { do: 'reset' } : taken),
  errors: (exhausting) => (id, attempt) =>
    attempt === 1 || (exhausting && oneIn(4, id)) ? { do: 'answer', status: 500 } : taken,
  busy: () => (id, attempt) => {
    if (attempt > 1 || !oneIn(2, id)) return taken;
    const retryAfter = oneIn(4, id) ? new Date(Date.now() + 2000).toUTCString() : '2';
    return { do: 'answer', status: 429, headers: { 'retry-after': retryAfter } };
  },
  gone: () => () => ({ do: 'answer', status: 410 }),
  redirects: () => () => ({ do: 'answer', status: 302 }),
  hangs: () => () => ({ do: 'hang' }),
} as const satisfies Record<string, (exhausting: boolean) => Temper>;

export type TemperName = keyof typeof TEMPERS;
