import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
  /** What the driver was told beside: rows as arrays, types as they are. */
  rowsAsArrays: boolean;
}

/** Statements in the order they were sent; those of one group at the same time. */
export type Statements = Statement[][];

const statements: Statements = [];
let isRecording = false;
let underWay = 0;

/** Everything that this process asks its database while something is done. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Statements> {
  statements.length = 0;
  isRecording = true;
  await act();
  isRecording = false;
  return structuredClone(statements);
}

/** Has to be called before a database is opened. */
export function watchStatements(): void {
  watchPostgres();
  watchEmbedded();
}

async function recorded<T>(statement: Statement, send: () => Promise<T>): Promise<T> {
  if (!isRecording) return send();
  if (underWay > 0) statements.at(-1)?.push(statement);
  else statements.push([statement]);
  underWay += 1;
  try {
    return await send();
  } finally {
    underWay -= 1;
  }
}

type AnyQuery = (this: unknown, ...args: unknown[]) => Promise<unknown>;

function watchPostgres(): void {
  const prototype = pg.Client.prototype as unknown as { query: AnyQuery };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args) {
    const [asked, values] = args as [
      string | { text: string; values?: unknown[]; rowMode?: string },
      unknown,
    ];
    const result = () => query.apply(this, args);
    // The pool gives a callback as its last argument, and gets nothing back.
    if (!isRecording) return result();
    const { text, values: own, rowMode } = typeof asked === 'string' ? { text: asked } : asked;
    const given = Array.isArray(values) ? values : (own ?? []);
    const statement = { text, values: given, rowsAsArrays: rowMode === 'array' };
    const last = args.at(-1);
    if (typeof last !== 'function') return recorded(statement, result);
    let done: () => void = () => {};
    void recorded(statement, () => new Promise<void>((resolve) => (done = resolve)));
    const callback = (...answers: unknown[]) => {
      done();
      (last as (...all: unknown[]) => void)(...answers);
    };
    return query.apply(this, [...args.slice(0, -1), callback]);
  };
}

const BEGIN: Statement = { text: 'begin', values: [], rowsAsArrays: false };
const COMMIT: Statement = { ...BEGIN, text: 'commit' };

function watchEmbedded(): void {
  const prototype = PGlite.prototype as unknown as { query: AnyQuery; transaction: AnyQuery };
  const { query, transaction } = prototype;
  const watched = (original: AnyQuery) =>
    function (this: unknown, ...args: unknown[]) {
      const [text, values = [], options] = args as [string, unknown[]?, { rowMode?: string }?];
      const statement = { text, values, rowsAsArrays: options?.rowMode === 'array' };
      return recorded(statement, () => original.apply(this, args));
    };
  prototype.query = watched(query);
  prototype.transaction = function (this: unknown, ...args) {
    const [act] = args as [(tx: { query: AnyQuery }) => Promise<unknown>];
    return transaction.call(this, async (tx: { query: AnyQuery }) => {
      await recorded(BEGIN, async () => {});
      const result = await act(Object.assign(Object.create(tx), { query: watched(tx.query.bind(tx)) }));
      await recorded(COMMIT, async () => {});
      return result;
    });
  };
}
