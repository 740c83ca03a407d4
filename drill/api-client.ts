import type { TestApplication } from '#service/testing/fixtures.ts';

/** What came of a request. One without an answer may have been done or not. */
export interface Answer {
  status: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: documents of every kind
  json: any;
}

const NO_ANSWER: Answer = { status: null, json: null };
/** Nobody listens, or not yet: nothing was done. */
const STARTING: Answer = { status: 503, json: null };
const ANSWER_WITHIN_MS = 20_000;

export const isDone = ({ status }: Answer) => status !== null && status < 300;
/** Whether it is unknown if the request was carried out. */
export const isUncertain = ({ status }: Answer) =>
  status === null || (status >= 500 && status !== 502 && status !== 503);

const neverArrived = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** A partner's software: it asks once, and says whether there was an answer. */
export function apiClient(url: string, { clientId, clientSecret }: TestApplication) {
  let known: string | null = null;

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    try {
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const text = await answer.text();
      return { status: answer.status, json: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      return neverArrived(error) ? STARTING : NO_ANSWER;
    }
  }

  async function ownToken(): Promise<string | null> {
    if (known) return known;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { status, json } = await ask('/o/token/', { method: 'POST', body: form });
    if (status === 200) known = json.access_token;
    return known;
  }

  return {
    /** @param options what is sent, and with whose token; without one, as the application */
    async request(
      method: string,
      path: string,
      { body, token }: { body?: unknown; token?: string | undefined } = {},
    ): Promise<Answer> {
      const bearer = token ?? (await ownToken());
      if (!bearer) return STARTING;
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/vnd.api+json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return ask(`/api/v1${path}`, { method, headers, ...sent });
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;
