/** What an answer means for the delivery: it arrived, it is to be tried again, or never again. */
export type Verdict = 'delivered' | 'retry' | 'failed';

const TRANSIENT = new Set([408, 429]);

/** @param status null where there was no answer at all */
export function verdictOf(status: number | null): Verdict {
  if (status === null || status >= 500 || TRANSIENT.has(status)) return 'retry';
  // A redirect is not followed: it could lead anywhere.
  return status >= 200 && status < 300 ? 'delivered' : 'failed';
}
