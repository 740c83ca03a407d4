import fc from 'fast-check';
import { asCurl } from './as-curl.ts';
import { complaintsAbout } from './complaints.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { requestsTo } from './fuzz-requests.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { type FuzzAnswer, sendRequest } from './send-request.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
  onAnswer?(request: FuzzRequest, answer: FuzzAnswer): void;
}

/** So that limits of thirty a minute let most requests through. */
const MS_BETWEEN_REQUESTS = 2000;

/**
 * Sends random requests to every operation of the target's OpenAPI document.
 * @throws Error naming the seed, what is wrong and the shortest request that shows it, as a curl line
 */
export async function fuzzOperations(
  target: FuzzTarget,
  { requests, seed, onAnswer }: FuzzOptions,
): Promise<void> {
  const { api, document, operations, ids, secrets } = target;
  const all = operations.map((operation) => requestsTo(document, operation, ids));
  const property = fc.asyncProperty(fc.oneof(...all), async (request) => {
    api.clock.advance(MS_BETWEEN_REQUESTS);
    const tokens = await target.tokens();
    const fillIn = (text: string) =>
      text.replace(/\$[A-Z]+_TOKEN/, (name) => tokens[name as keyof typeof tokens]);
    const answer = await sendRequest(api.url, request, fillIn);
    onAnswer?.(request, answer);
    const complaints = complaintsAbout(request, answer, secrets);
    if (complaints.length > 0) {
      throw new Error(`${answer.status} to ${asCurl(request)}\n${complaints.join('\n')}`);
    }
  });
  await fc.assert(property, { numRuns: requests, seed });
}

/** FUZZ_SEED where it is set, else another one every time. */
export const seedFrom = (environment: Record<string, string | undefined>): number =>
  Number(environment.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
