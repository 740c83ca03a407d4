import autocannon from 'autocannon';
import type { RunningServer } from './programs.ts';
import type { ScenarioRequest } from './scenarios.ts';

export interface Load {
  perSecond: number;
  p99Ms: number;
  /** Of the server's process, for one request. */
  cpuMs: number;
}

/** Sends the requests in turns over a number of connections. @throws Error where an answer is not a success */
export async function load(
  server: RunningServer,
  requests: readonly ScenarioRequest[],
  { seconds, connections = 8 }: { seconds: number; connections?: number },
): Promise<Load> {
  const before = await server.cpuMs();
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${requests[0]?.path}: ${result.non2xx} answers were no success, ${result.errors} none at all.`,
    );
  }
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMs: ((await server.cpuMs()) - before) / result.requests.total,
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
