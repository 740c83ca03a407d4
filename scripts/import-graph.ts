import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** One import as it stands in a file. */
export type ImportEdge = {
  /** The importing file, from the root, with forward slashes. */
  from: string;
  /** A file of ours, `npm:<package>`, `node:<module>`, or `missing:<as written>`. */
  to: string;
  typeOnly: boolean;
};

const SOURCES = '{app,components,lib,contract,service,sandbox,scripts,e2e,bench,drill}/**/*.{ts,tsx,mjs}';
const ROOT_SOURCES = '*.{ts,mjs}';

/** Every import of every source file: static, re-exporting, dynamic with a fixed name, and of types. */
export function readImportGraph(root: string): ImportEdge[] {
  const files = globSync([SOURCES, ROOT_SOURCES], { cwd: root, exclude: ['**/node_modules/**'] }).map(
    (file) => file.replaceAll('\\', '/'),
  );
  const aliases = readAliases(root);
  return files
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .flatMap((from) =>
      findImports(readFileSync(join(root, from), 'utf8'), from).map(({ name, typeOnly }) => ({
        from,
        to: resolveImport(root, aliases, from, name),
        typeOnly,
      })),
    );
}

type Found = { name: string; typeOnly: boolean };

function findImports(source: string, file: string): Found[] {
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  const found: Found[] = [];
  walk(parseAst(source, { lang }), (node) => {
    const name = readName(node);
    if (name !== undefined) found.push({ name, typeOnly: isTypeOnly(node) });
  });
  return found;
}

type SyntaxNode = { type: string; [key: string]: unknown };

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function readName(node: SyntaxNode): string | undefined {
  if (!IMPORTING.has(node.type)) return undefined;
  const source = node.source;
  return isNode(source) && typeof source.value === 'string' ? source.value : undefined;
}

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function resolveImport(root: string, aliases: Aliases, from: string, name: string): string {
  if (isBuiltin(name)) return name.startsWith('node:') ? name : `node:${name}`;
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  if (!alias && !name.startsWith('.')) return `npm:${packageOf(name)}`;
  const path = alias
    ? posix.join(alias[1], name.slice(alias[0].length))
    : posix.join(posix.dirname(from), name);
  return existsSync(join(root, path)) ? path : `missing:${name}`;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `#contract/` and the folder it stands for, as package.json says. */
type Aliases = [prefix: string, folder: string][];

function readAliases(root: string): Aliases {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(imports).map(([name, target]) => [withoutStar(name), withoutStar(String(target))]);
}

function withoutStar(pattern: string): string {
  return pattern.replace(/\*$/, '');
}
