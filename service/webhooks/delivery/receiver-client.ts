import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { isPublicAddress } from '../public-address.ts';
import { receiverUrlProblem } from '../receiver-url.ts';
import { describeFailure } from './describe-failure.ts';
import {
  NotPublicError,
  type Resolve,
  receiverLookup,
  resolveAnywhere,
  resolvePublic,
} from './receiver-lookup.ts';

export interface ReceiverClientOptions {
  /** Receivers may stand beside the service. */
  allowLocal: boolean;
  timeoutMs?: number;
  resolve?: Resolve;
}

/** What came of one request; without a status, the error says why. */
export interface Reply {
  status: number | null;
  /** The first 4 KiB of the answer. */
  body: string | null;
  retryAfter: string | null;
  error: string | null;
}

export interface ReceiverClient {
  /** Never throws: whatever happens is a reply. */
  post(url: string, headers: Record<string, string>, body: string): Promise<Reply>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 15_000;
/** Until the next address of a name is tried; Node's quarter of a second is less than the way to the other side of the world. */
const NEXT_ADDRESS_MS = 4_000;
const READ_BYTES = 64 * 1024;
const KEPT_BYTES = 4 * 1024;
const KEEP_ALIVE_MS = 10_000;

/** Posts to receivers that nobody vouches for: bounded in time and size, no redirects, checked addresses only. */
export function createReceiverClient({
  allowLocal,
  timeoutMs = TIMEOUT_MS,
  resolve,
}: ReceiverClientOptions): ReceiverClient {
  const lookup = receiverLookup(resolve ?? (allowLocal ? resolveAnywhere : resolvePublic()), allowLocal);
  const agent = new Agent({
    connect: checkedConnector(
      buildConnector({ lookup, timeout: timeoutMs, autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS }),
      allowLocal,
    ),
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: 0, // one deadline bounds it all
    bodyTimeout: 0,
  });
  return {
    async post(url, headers, body) {
      const problem = receiverUrlProblem(url, allowLocal);
      if (problem) return { status: null, body: null, retryAfter: null, error: `The address ${problem}` };
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
        const { statusCode: status, headers: answered } = answer;
        const retryAfter = [answered['retry-after']].flat()[0] ?? null;
        return { status, body: await readStart(answer.body), retryAfter, error: null };
      } catch (error) {
        return { status: null, body: null, retryAfter: null, error: describeFailure(error, timeoutMs) };
      }
    },
    close: () => agent.destroy(),
  };
}

/** An address that stands in the URL is never looked up, and what was looked up is checked where it led. */
function checkedConnector(connect: buildConnector.connector, allowLocal: boolean): buildConnector.connector {
  return (options, callback) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    if (!allowLocal && isIP(host) !== 0 && !isPublicAddress(host))
      return callback(new NotPublicError(), null);
    connect(options, (error, socket) => {
      if (error) return callback(error, null);
      const reached = socket?.remoteAddress;
      if (!allowLocal && !(reached && isPublicAddress(reached))) {
        socket?.destroy();
        return callback(new NotPublicError(), null);
      }
      callback(null, socket);
    });
  };
}

/** What an answer says is kept for people to read; it ends the request, whether it came whole or not. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= READ_BYTES) break;
    }
  } catch {
    // The status has been heard.
  }
  const kept = Buffer.concat(chunks).subarray(0, KEPT_BYTES);
  return kept.toString('utf8').replaceAll('\0', '');
}
