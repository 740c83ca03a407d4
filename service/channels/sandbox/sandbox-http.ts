import type { z } from 'zod';
import type { ChannelCredentials, ChannelFailure, ChannelPage } from '../channel.ts';
import { type ChannelCredentialCode, ChannelCredentialError, ChannelDataError } from '../channel-errors.ts';
import type { ChannelAnswer, ChannelHttp, ChannelRequest } from '../http/channel-http.ts';
import { errorDocument, identifiedDocument, pageDocument, unreadableDocument } from './documents.ts';

export const SANDBOX_ID = 'sandbox';

const PAGE_SIZE = 200;
/** No portfolio is this large: a system that keeps answering "more" is broken. */
const MOST_PAGES = 5_000;

const FORBIDDEN_CODES: ReadonlySet<string> = new Set<ChannelCredentialCode>([
  'permission_denied',
  'account_suspended',
  'two_factor_required',
]);

export type SandboxRequest = Omit<ChannelRequest, 'headers' | 'method'> & {
  method?: ChannelRequest['method'];
};
export type SandboxCall = (
  credentials: ChannelCredentials,
  request: SandboxRequest,
  signal: AbortSignal,
) => Promise<ChannelAnswer>;

/** Signs in with the API key and turns refusals of the key into `ChannelCredentialError`. */
export function sandboxCall(http: ChannelHttp): SandboxCall {
  return async ({ api_key: apiKey = '' }, request, signal) => {
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await http({ method: 'GET', ...request, headers }, signal);
    const refusal = refusalOf(answer);
    if (refusal) throw refusal;
    return answer;
  };
}

function refusalOf({ status, body }: ChannelAnswer): ChannelCredentialError | null {
  if (status === 401) {
    return new ChannelCredentialError(SANDBOX_ID, 'invalid_credentials', 'The API key is not accepted.');
  }
  if (status !== 403) return null;
  const code = saidCode({ status, body }) ?? '';
  return new ChannelCredentialError(
    SANDBOX_ID,
    isForbiddenCode(code) ? code : 'permission_denied',
    'The API key does not open the account.',
  );
}

/** The system's own word for what is wrong, null when it gave none. */
export function saidCode({ body }: ChannelAnswer): string | null {
  const said = errorDocument.safeParse(body);
  return said.success ? said.data.error.code : null;
}

function isForbiddenCode(code: string): code is ChannelCredentialCode {
  return FORBIDDEN_CODES.has(code);
}

/** @throws ChannelDataError when the answer is no success or has another shape. */
export function expectDocument<T extends z.ZodType>(schema: T, { status, body }: ChannelAnswer): z.output<T> {
  if (status !== 200) {
    const said = errorDocument.safeParse(body);
    const [reason, message] = said.success ? [said.data.error.code, said.data.error.message] : [null, ''];
    throw new ChannelDataError(SANDBOX_ID, `sandbox answered ${status}. ${message}`.trim(), status, reason);
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ChannelDataError(SANDBOX_ID, `sandbox answered something unexpected: ${problemOf(parsed.error)}`);
}

/** Reads page after page; a record that does not fit is a failure of its page. */
export async function* readPages<S extends z.ZodType, T>(
  call: (query: SandboxRequest['query']) => Promise<ChannelAnswer>,
  schema: S,
  normalise: (document: z.output<S>) => T,
): AsyncGenerator<ChannelPage<T>> {
  let after: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { data, page } = expectDocument(pageDocument, await call({ limit: PAGE_SIZE, after }));
    yield { ...sort(data, schema, normalise), total: page.total };
    if (page.next === null) return;
    if (page.next === after)
      throw new ChannelDataError(SANDBOX_ID, 'sandbox answers the same page for ever.');
    after = page.next;
  }
  throw new ChannelDataError(SANDBOX_ID, `sandbox has more than ${MOST_PAGES} pages.`);
}

function sort<S extends z.ZodType, T>(
  data: readonly unknown[],
  schema: S,
  normalise: (document: z.output<S>) => T,
): { records: T[]; failures: ChannelFailure[] } {
  const records: T[] = [];
  const failures: ChannelFailure[] = [];
  for (const entry of data) {
    const parsed = schema.safeParse(entry);
    if (parsed.success) records.push(normalise(parsed.data));
    else failures.push(failureOf(entry, parsed.error));
  }
  return { records, failures };
}

function failureOf(entry: unknown, error: z.ZodError): ChannelFailure {
  const said = unreadableDocument.safeParse(entry);
  if (said.success) return { channelId: said.data.id, reason: said.data.error.message };
  const identified = identifiedDocument.safeParse(entry);
  return { channelId: identified.success ? identified.data.id : '?', reason: problemOf(error) };
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unreadable';
}
