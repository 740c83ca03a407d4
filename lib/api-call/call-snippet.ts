import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { ApiCall } from './api-call.ts';

/** The environment variable that holds the token: no call ever shows one. */
export const TOKEN_VARIABLE = 'RATEWRIGHT_TOKEN';

export const callLanguages = ['curl', 'javascript', 'python'] as const;
export type CallLanguage = (typeof callLanguages)[number];

/**
 * Writes calls so that they can be run as they are, given the token in its variable.
 * @param apiUrl where clients reach the API, without a slash at its end
 */
export function callSnippet(language: CallLanguage, calls: readonly ApiCall[], apiUrl: string): string {
  return WRITERS[language](calls.map((call) => ({ ...call, url: apiUrl + call.path })));
}

interface Addressed extends ApiCall {
  url: string;
}

const WRITERS: Record<CallLanguage, (calls: readonly Addressed[]) => string> = {
  curl: (calls) => calls.map(curlCommand).join('\n'),
  javascript: (calls) => javascriptModule(calls),
  python: (calls) => pythonScript(calls),
};

const json = (value: unknown) => JSON.stringify(value, null, 2);

function curlCommand({ method, url, body }: Addressed): string {
  return [
    `curl --fail-with-body --request ${method} ${shellWord(url)}`,
    `  --header "Authorization: Bearer $${TOKEN_VARIABLE}"`,
    `  --header ${shellWord(`Content-Type: ${JSON_API_TYPE}`)}`,
    `  --data-raw ${shellWord(json(body))}\n`,
  ].join(' \\\n');
}

/** One word of a POSIX shell, whatever the text holds: inside single quotes nothing but they themselves means anything. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function javascriptModule(calls: readonly Addressed[]): string {
  const [only, ...others] = calls;
  if (!only) return '';
  const send = (url: string, body: string) => `const response = await fetch(${url}, {
  method: ${json(only.method)},
  headers: {
    Authorization: \`Bearer \${process.env.${TOKEN_VARIABLE}}\`,
    'Content-Type': '${JSON_API_TYPE}',
  },
  body: JSON.stringify(${body}),
});
if (!response.ok) throw new Error(await response.text());
`;
  if (others.length === 0) return send(json(only.url), below(json(only.body), 2));
  const requests = json(calls.map(({ url, body }) => ({ url, body })));
  return `const requests = ${requests};
for (const { url, body } of requests) {
${indented(send('url', 'body'), 2)}}
`;
}

function pythonScript(calls: readonly Addressed[]): string {
  const [only, ...others] = calls;
  if (!only) return '';
  const send = (url: string, body: string) => `response = requests.request(
    ${json(only.method)},
    ${url},
    headers={
        "Authorization": f"Bearer {os.environ['${TOKEN_VARIABLE}']}",
        "Content-Type": "${JSON_API_TYPE}",
    },
    json=${body},
)
response.raise_for_status()
`;
  const head = 'import os\n\nimport requests\n\n';
  if (others.length === 0) return head + send(json(only.url), below(pythonValue(only.body), 4));
  const entries = pythonValue(calls.map(({ url, body }) => [url, body]));
  return `${head}changes = ${entries}
for url, body in changes:
${indented(send('url', 'body'), 4)}`;
}

/** What follows the first line, moved in. No text of JSON holds the end of a line. */
const below = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

const indented = (text: string, spaces: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));

/** JSON as Python writes it: its texts and numbers are the same, its three words are not. */
function pythonValue(value: unknown, depth = 0): string {
  const [inner, outer] = [depth + 1, depth].map((level) => `\n${' '.repeat(4 * level)}`);
  const listed = (open: string, parts: readonly string[], close: string) =>
    parts.length === 0
      ? open + close
      : `${open}${parts.map((part) => `${inner}${part},`).join('')}${outer}${close}`;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return listed(
      '[',
      value.map((item) => pythonValue(item, depth + 1)),
      ']',
    );
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return listed(
    '{',
    members.map(([name, member]) => `${JSON.stringify(name)}: ${pythonValue(member, depth + 1)}`),
    '}',
  );
}
