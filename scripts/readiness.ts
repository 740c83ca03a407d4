import { get } from 'node:http';

/** What a program answers about itself: ready, or the step it is at while it starts. */
export type Readiness = { ready: boolean; step?: string };

const ANSWER_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Asks once; a program that does not listen yet is not ready. Built on node:http to keep this process small. */
export function askReadiness(url: string): Promise<Readiness> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: ANSWER_TIMEOUT_MS, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (body.length < MAX_BODY_BYTES) body += chunk;
      });
      response.on('error', () => resolve({ ready: false }));
      response.on('end', () => {
        const ready = response.statusCode === 200;
        resolve(ready ? { ready } : { ready, step: readStep(body) });
      });
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve({ ready: false }));
  });
}

function readStep(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('step' in answer)) return undefined;
    return typeof answer.step === 'string' ? answer.step : undefined;
  } catch {
    return undefined;
  }
}
