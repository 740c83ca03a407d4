import type { TestAnswer, TestApi } from './api.ts';
import type { TestApplication } from './fixtures.ts';

type Parameters = Record<string, string | undefined>;

const given = (parameters: Parameters) =>
  Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** Asks the token endpoint as it is told, without minding the answer. */
export function tokenRequests(api: TestApi) {
  /** Form-encoded, with the client's credentials among the parameters. */
  const post = (application: TestApplication, parameters: Parameters = {}): Promise<TestAnswer> =>
    send({
      grant_type: 'client_credentials',
      client_id: application.clientId,
      client_secret: application.clientSecret,
      ...parameters,
    });

  const send = (parameters: Parameters, headers: Record<string, string> = {}): Promise<TestAnswer> =>
    sendText(String(new URLSearchParams(given(parameters))), headers);

  const sendText = (body: string, headers: Record<string, string> = {}): Promise<TestAnswer> =>
    api.request('POST', '/o/token/', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  return { post, send, sendText };
}

export const basic = ({ clientId, clientSecret }: TestApplication) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
