import { open, readFile, rename } from 'node:fs/promises';
import { emptyState, type PortfolioState, portfolioStateSchema } from './state.ts';

/** Reads a portfolio's state; a file that makes no sense is set aside and the portfolio starts anew. */
export async function loadState(path: string): Promise<PortfolioState> {
  const text = await readIfThere(path);
  if (text === null) return emptyState();
  const parsed = portfolioStateSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  await rename(path, `${path}.unreadable`);
  console.error(`sandbox: ${path} is not a portfolio; kept as ${path}.unreadable`);
  return emptyState();
}

/** Writes a whole file so that a reader, or a start after a crash, sees the old one or the new one. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/**
 * Gives a `save` that resolves when everything changed before the call is on disk.
 * Calls that come while a write is under way share the next one.
 */
export function savingTo(path: string, state: PortfolioState): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const write = () => {
    next = null;
    running = writeAtomically(path, JSON.stringify(state)).finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return write();
    next ??= running.then(write, write);
    return next;
  };
}

export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
