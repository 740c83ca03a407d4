import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';
import type { Exchange, ServiceReady } from './exchange.ts';
import type { Statement, Statements } from './recorded-statements.ts';
import type { Making, Scenario } from './scenarios.ts';

/** For every request what the service asks its database for it, and the same bytes; nothing else. */
const ready: ServiceReady = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const run = await openDatabase(ready.copy ?? '');

const app = Fastify();
app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, (_request, body, done) =>
  done(null, JSON.parse(String(body))),
);
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
for (const [index, scenario] of ready.scenarios.entries()) mount(scenario, ready.exchanges[index] ?? []);
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => process.exit(0));
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

function mount({ making, requests }: Scenario, exchanges: readonly Exchange[]): void {
  const [first] = requests;
  const makers = exchanges.map((exchange) => bodyMaker(exchange, making));
  const known = new Map(requests.map(({ headers }) => [headers.authorization, true]));
  const dayEndsAt = Date.now() + 86_400_000;
  let turn = 0;
  app.route({
    method: first!.method,
    url: new URL(first!.path, 'http://x').pathname,
    async handler(request, reply) {
      if (!known.has(request.headers.authorization) || Date.now() > dayEndsAt) return reply.code(401).send();
      const at = turn++ % exchanges.length;
      const { statements, contentType } = exchanges[at]!;
      if (statements.length > 0) await run(statements);
      reply.header('content-type', contentType);
      return makers[at]!();
    },
  });
}

function bodyMaker({ body }: Exchange, making: Making): () => string | Buffer {
  if (making === 'ready') {
    const bytes = Buffer.from(body);
    return () => bytes;
  }
  const document: unknown = JSON.parse(body);
  return () => JSON.stringify(document);
}

async function openDatabase(copy: string): Promise<(statements: Statements) => Promise<void>> {
  return copy.startsWith('postgres') ? openPostgres(copy) : openEmbedded(copy);
}

type Ask = (statement: Statement) => Promise<unknown>;

async function runAll(statements: Statements, ask: Ask): Promise<void> {
  for (const group of statements) {
    if (group.length === 1) await ask(group[0]!);
    else await Promise.all(group.map(ask));
  }
}

const isIn = (text: string) => (group: Statement[]) => group[0]?.text === text;

function openPostgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 16 });
  const asker =
    (client: Pick<pg.PoolClient, 'query'>): Ask =>
    ({ text, values, rowsAsArrays }) => {
      const asked = { text, values: fresh(text, values) };
      return rowsAsArrays ? client.query({ ...asked, rowMode: 'array' }) : client.query(asked);
    };
  return async (statements: Statements) => {
    if (!statements.some(isIn('begin')))
      return runAll(statements, asker(pool as Pick<pg.PoolClient, 'query'>));
    const client = await pool.connect();
    try {
      for (const statement of statements.flat()) await asker(client)(statement); // one connection, one at a time
    } finally {
      client.release();
    }
  };
}

async function openEmbedded(path: string) {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) });
  const asker =
    (on: Pick<PGlite, 'query'>): Ask =>
    ({ text, values, rowsAsArrays }) =>
      on.query(text, fresh(text, values), rowsAsArrays ? { rowMode: 'array' } : {});
  return async (statements: Statements) => {
    const begin = statements.findIndex(isIn('begin'));
    if (begin === -1) return runAll(statements, asker(client));
    const commit = statements.findIndex(isIn('commit'));
    await runAll(statements.slice(0, begin), asker(client));
    await client.transaction((tx) => runAll(statements.slice(begin + 1, commit), asker(tx)));
    await runAll(statements.slice(commit + 1), asker(client));
  };
}

/** A token is inserted once. */
const fresh = (text: string, values: unknown[]) =>
  text.startsWith('insert into access_tokens')
    ? [randomBytes(32).toString('hex'), ...values.slice(1)]
    : values;
