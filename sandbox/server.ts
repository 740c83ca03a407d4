import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sandboxApp } from './app.ts';
import { PORTFOLIOS } from './catalogue/portfolios.ts';
import { dayOf, MS_PER_DAY } from './dates.ts';
import { keepGrowing } from './portfolio/growth.ts';
import { openPortfolio, untouched } from './portfolio/portfolio.ts';

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number;
  host?: string;
  /** Folder for what is done to the portfolios, or null to forget it at the end. */
  dataDir: string | null;
  /** `YYYY-MM-DD`: the day the world believes it is, from noon UTC on; left out, the real one. */
  today?: string;
  /** How long the fault `slow` keeps a caller waiting. */
  slowMs?: number;
  /** About how often something happens in `sandbox-grow`; 0 is never. */
  growEveryMs?: number;
}

export interface Sandbox {
  url: string;
  /** Takes back whatever was done to the portfolios. @throws Error where it is kept on disk */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const CLOSE_GRACE_MS = 2_000;

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', dataDir, today, slowMs = 10_000, growEveryMs = 30_000 } = options;
  const nowMs = clock(today);
  const opened = await Promise.all(PORTFOLIOS.map((definition) => openPortfolio(definition, dataDir, nowMs)));
  const portfolios = new Map(opened.map((portfolio) => [portfolio.definition.apiKey, portfolio]));

  const stopping = new AbortController();
  const app = sandboxApp(portfolios, { slowMs, stopping: stopping.signal });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(port, host);
  await once(server, 'listening');

  if (growEveryMs > 0) {
    for (const portfolio of opened.filter(({ definition }) => definition.grows)) {
      keepGrowing(portfolio, growEveryMs, stopping.signal);
    }
  }

  return {
    url: urlOf(server.address(), host),
    async forget() {
      if (dataDir !== null) throw new Error('what is kept on disk is not forgotten');
      for (const portfolio of opened) portfolios.set(portfolio.definition.apiKey, await untouched(portfolio));
    },
    async close() {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      // A connection whose last answer went out after `close` would stay open for the next request.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(grace);
      if (dataDir !== null) await Promise.all(opened.map((portfolio) => portfolio.save()));
    },
  };
}

function clock(today: string | undefined): () => number {
  if (today === undefined) return Date.now;
  const startedAtMs = performance.now();
  const noonMs = (dayOf(today) + 0.5) * MS_PER_DAY;
  return () => Math.floor(noonMs + performance.now() - startedAtMs);
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  if (address === null || typeof address === 'string') throw new Error('the sandbox listens on no port');
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}
