import type { ImportEdge } from './import-graph.ts';

/** Cycles of imports, each as the files in order with the first again at the end; one per group of files. */
export function findCycles(edges: readonly ImportEdge[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);

  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return cycles;
}
