import { readdirSync, readFileSync } from 'node:fs';

export interface TreeMemory {
  processes: number;
  /** Memory that several processes share counts once in all; where the kernel does not tell, as RSS does. */
  pssMegabytes: number;
  /** Memory that several processes share counts for each of them. */
  rssMegabytes: number;
}

const KB_PER_MEGABYTE = 1000 / 1.024;

/** What a process and all its descendants hold in memory, or null where there is no `/proc`. */
export function memoryOfTree(pid: number): TreeMemory | null {
  const parents = readParents();
  if (parents === null) return null;
  const tree = [pid];
  for (let at = 0; at < tree.length; at++) {
    for (const [child, parent] of parents) if (parent === tree[at]) tree.push(child);
  }
  const sizes = tree.map(memoryOf).filter((size) => size !== null);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / KB_PER_MEGABYTE;
  return {
    processes: sizes.length,
    pssMegabytes: sum(sizes.map(({ pssKb, rssKb }) => pssKb ?? rssKb)),
    rssMegabytes: sum(sizes.map(({ rssKb }) => rssKb)),
  };
}

/** Parents by process id. */
function readParents(): Map<number, number> | null {
  const ids = listProcesses();
  if (ids === null) return null;
  const parents = new Map<number, number>();
  for (const id of ids) {
    // "pid (name) state parent …", where the name may hold anything.
    const afterName = read(`/proc/${id}/stat`)?.split(')').at(-1);
    if (afterName) parents.set(id, Number(afterName.trim().split(' ')[1]));
  }
  return parents;
}

function listProcesses(): number[] | null {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return null;
  }
}

/** Null for a process that has ended meanwhile. */
function memoryOf(pid: number): { pssKb: number | null; rssKb: number } | null {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const rssKb = kilobytes(rollup, 'Rss') ?? kilobytes(read(`/proc/${pid}/status`), 'VmRSS');
  return rssKb === null ? null : { pssKb: kilobytes(rollup, 'Pss'), rssKb };
}

function kilobytes(text: string | null, name: string): number | null {
  const found = text?.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1];
  return found === undefined ? null : Number(found);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
