import { setTimeout as pause } from 'node:timers/promises';
import { ChannelDataError, ChannelUnavailableError } from '../channel-errors.ts';
import { readBoundedText } from './bounded-body.ts';

export interface ChannelHttpOptions {
  /** Id of the channel, for the errors. */
  channel: string;
  baseUrl: string;
  fetch?: typeof fetch;
  /** For one attempt, from sending to the last byte. */
  timeoutMs?: number;
  /** Wait before the second attempt; each further one doubles it. */
  retryDelayMs?: number;
  maxBodyBytes?: number;
}

export interface ChannelRequest {
  /** Only methods that may be sent twice without harm; all of them are retried. */
  method: 'GET' | 'PUT';
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  /** Tries in all, default 4. */
  attempts?: number;
}

export interface ChannelAnswer {
  status: number;
  /** Parsed JSON; undefined when the body is not JSON. */
  body: unknown;
}

export type ChannelHttp = (request: ChannelRequest, signal: AbortSignal) => Promise<ChannelAnswer>;

const LONGEST_WAIT_MS = 30_000;

/**
 * Talks JSON to a channel: bounded in time and bytes, following no redirect, trying again while the
 * channel is out of reach, overloaded (429) or failing (5xx).
 *
 * Answers any status below 500 but 408 and 429; what it means is for the connector to say.
 * @throws ChannelUnavailableError when the last attempt failed too
 * @throws ChannelDataError when a body is too large
 * @throws the signal's reason when it aborts
 */
export function channelHttp(options: ChannelHttpOptions): ChannelHttp {
  const { channel, retryDelayMs = 400 } = options;
  return async (request, signal) => {
    const attempts = request.attempts ?? 4;
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(options, request, signal);
      if (outcome.kind === 'answer') return outcome.answer;
      if (attempt >= attempts) {
        throw new ChannelUnavailableError(channel, outcome.reason, { cause: outcome.cause });
      }
      const waitMs = Math.max(outcome.retryAfterMs ?? 0, retryDelayMs * 2 ** (attempt - 1));
      await wait(Math.min(waitMs, LONGEST_WAIT_MS), signal);
    }
  };
}

type Outcome =
  | { kind: 'answer'; answer: ChannelAnswer }
  | { kind: 'failure'; reason: string; cause?: unknown; retryAfterMs?: number };

async function attemptOnce(
  options: ChannelHttpOptions,
  request: ChannelRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const { channel, baseUrl, timeoutMs = 30_000, maxBodyBytes = 8_388_608 } = options;
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await (options.fetch ?? fetch)(addressOf(baseUrl, request), {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    const { status } = response;
    if (status >= 500 || status === 408 || status === 429) {
      await response.body?.cancel();
      const retryAfterMs = retryAfterOf(response.headers.get('retry-after'));
      return {
        kind: 'failure',
        reason: `${channel} answered ${status}.`,
        ...(retryAfterMs === null ? {} : { retryAfterMs }),
      };
    }
    const text = await readBoundedText(response, maxBodyBytes);
    if (text === null) {
      throw new ChannelDataError(channel, `${channel} answered with more than ${maxBodyBytes} bytes.`);
    }
    return { kind: 'answer', answer: { status, body: parseJson(text) } };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ChannelDataError) throw error;
    const reason = timeout.aborted
      ? `${channel} did not answer within ${timeoutMs} ms.`
      : `${channel} could not be reached.`;
    return { kind: 'failure', reason, cause: error };
  }
}

function addressOf(baseUrl: string, { path, query = {} }: ChannelRequest): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/** Seconds or an HTTP date, as RFC 9110 has it. */
function retryAfterOf(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now());
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
