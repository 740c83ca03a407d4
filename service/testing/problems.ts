import type { TestAnswer } from './api.ts';

/** What an answer complains of, one line per error: status, code, and the place in the request. */
export function problemsOf(answer: TestAnswer): string[] {
  return answer.json.errors.map(
    // biome-ignore lint/suspicious/noExplicitAny: read from an answer of any kind
    ({ status, code, source }: any) =>
      [status, code, source?.pointer ?? source?.parameter].filter((part) => part !== undefined).join(' '),
  );
}
