import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCycles } from './import-cycles.ts';
import { readImportGraph } from './import-graph.ts';
import { type Declared, IMPORT_RULES } from './import-rules.ts';

const CYCLE_SENTENCE = 'No file imports itself through others.';

/** Every import of a source tree that breaks a rule of the house, as "file → file: rule". */
export function checkImports(root: string): string[] {
  const edges = readImportGraph(root);
  const declared = readDeclared(root);
  const broken = edges.flatMap((edge) =>
    IMPORT_RULES.filter((rule) => rule.isBroken(edge, declared)).map(
      (rule) => `${edge.from} → ${edge.to}: ${rule.sentence}`,
    ),
  );
  const cycles = findCycles(edges).map((files) => `${files.join(' → ')}: ${CYCLE_SENTENCE}`);
  return [...new Set([...broken, ...cycles])];
}

function readDeclared(root: string): Declared {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    production: new Set(Object.keys(dependencies)),
    development: new Set(Object.keys(devDependencies)),
  };
}

if (import.meta.main) {
  const violations = checkImports(resolve(process.argv[2] ?? '.'));
  for (const violation of violations) process.stdout.write(`${violation}\n`);
  const count = violations.length;
  process.stdout.write(count === 0 ? 'Imports run one way.\n' : `${count} imports break a rule.\n`);
  process.exitCode = count === 0 ? 0 : 1;
}
