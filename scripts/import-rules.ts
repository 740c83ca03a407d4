import type { ImportEdge } from './import-graph.ts';

/** What package.json declares. */
export type Declared = { production: ReadonlySet<string>; development: ReadonlySet<string> };

export type ImportRule = {
  sentence: string;
  isBroken(edge: ImportEdge, declared: Declared): boolean;
};

const DASHBOARD_LAYERS = ['app', 'components', 'lib', 'contract'];
const SHARED_COMPONENTS = new Set(['ui', 'table', 'form', 'chart', 'icons', 'preview', 'api-call']);
const PROGRAMS = new Set(['app', 'components', 'lib', 'contract', 'service', 'sandbox']);

/** The rules of the house about who may import whom. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    sentence: 'What is imported is there.',
    isBroken: ({ to }) => to.startsWith('missing:'),
  },
  {
    sentence: 'In the dashboard imports run one way: app, components, lib, contract.',
    isBroken: ({ from, to }) => isDashboard(from) && layerOf(to) >= 0 && layerOf(to) < layerOf(from),
  },
  {
    sentence: 'A feature folder of components/ never imports another feature; pages compose them.',
    isBroken: ({ from, to }) => {
      if (topOf(from) !== 'components' || topOf(to) !== 'components') return false;
      const feature = folderOf(to);
      return feature !== folderOf(from) && feature !== undefined && !SHARED_COMPONENTS.has(feature);
    },
  },
  {
    sentence: 'The service imports of ours only the contract; its tests may run the sandbox.',
    isBroken: ({ from, to }) =>
      topOf(from) === 'service' &&
      isOurs(to) &&
      !isIn(to, 'service', 'contract') &&
      !(isTest(from) && isIn(to, 'sandbox')),
  },
  {
    sentence: 'The contract imports nothing of ours.',
    isBroken: ({ from, to }) => topOf(from) === 'contract' && isOurs(to) && !isIn(to, 'contract'),
  },
  {
    sentence: 'The sandbox is another company’s system: it imports nothing of ours.',
    isBroken: ({ from, to }) => topOf(from) === 'sandbox' && isOurs(to) && !isIn(to, 'sandbox'),
  },
  {
    sentence: 'The dashboard never imports the service or the sandbox; it talks to them over HTTP.',
    isBroken: ({ from, to }) => isDashboard(from) && isIn(to, 'service', 'sandbox'),
  },
  {
    sentence: 'What the product runs imports nothing of scripts, e2e, bench and drill.',
    isBroken: ({ from, to }) =>
      PROGRAMS.has(topOf(from)) && !isTest(from) && isIn(to, 'scripts', 'e2e', 'bench', 'drill'),
  },
  {
    sentence: 'Inside the service imports run one way: routes and jobs, use cases, queries, service/db.',
    isBroken: ({ from, to }) =>
      topOf(from) === 'service' && topOf(to) === 'service' && !isTest(from) && depthOf(to) < ownDepthOf(from),
  },
  {
    sentence: 'SQL and tables stand only in queries files and service/db.',
    isBroken: ({ from, to, typeOnly }) =>
      topOf(from) === 'service' &&
      !isTest(from) &&
      !typeOnly &&
      ownDepthOf(from) < QUERIES &&
      (to === 'npm:drizzle-orm' || to.startsWith('service/db/schema')),
  },
  {
    sentence: 'service/pricing and service/market/model are pure: they import each other and the contract.',
    isBroken: ({ from, to }) => isPure(from) && !isTest(from) && !mayServePure(to),
  },
  {
    sentence: 'A package that is imported is declared in package.json.',
    isBroken: ({ to, typeOnly }, declared) => {
      if (!to.startsWith('npm:')) return false;
      const name = to.slice('npm:'.length);
      const types = `@types/${name.replace('@', '').replace('/', '__')}`;
      const isDeclared = declared.production.has(name) || declared.development.has(name);
      return !isDeclared && !(typeOnly && declared.development.has(types));
    },
  },
  {
    sentence: 'What the product runs needs no development package.',
    isBroken: ({ from, to, typeOnly }, declared) =>
      PROGRAMS.has(topOf(from)) &&
      !isTest(from) &&
      !typeOnly &&
      declared.development.has(to.replace(/^npm:/, '')),
  },
];

const ROUTES = 0;
const USE_CASE = 1;
const QUERIES = 2;
const DATABASE = 3;
const ANYWHERE = 4;

/**
 * How far down a file of the service stands for those who import it. What every layer may use (settings,
 * errors, HTTP documents, the pure parts) is below them all.
 */
function depthOf(path: string): number {
  const [, folder = '', ...rest] = path.split('/');
  const file = rest.at(-1) ?? folder;
  if (folder === 'cli' || path === 'service/main.ts') return ROUTES;
  if (/^(.+-)?(routes|jobs|handlers)\.ts$/.test(file)) return ROUTES;
  if (folder === 'db') return DATABASE;
  if (/^(.+-)?queries\.ts$/.test(file) || rest.includes('queries')) return QUERIES;
  if (isPure(path) || rest.length === 0) return ANYWHERE;
  return USE_CASE_NAME.test(file) ? USE_CASE : ANYWHERE;
}

/** A use case is one file named by its verb and noun. */
const USE_CASE_NAME = new RegExp(
  `^(${[
    'add|activate|answer|apply|approve|archive|assign|cancel|change|connect|copy|count|create|deactivate|decline',
    'delete|deliver|disable|disconnect|emit|enable|enqueue|find|get|import|introspect|invite|issue|list|move|post',
    'preview|publish|push|queue|record|redeliver|refresh|register|remove|replace|restore|retry|revive|revoke',
    'rotate|save|search|send|set|sign|start|stop|switch|sync|update|upsert|withdraw|write',
  ].join('|')})-[a-z0-9-]+\\.ts$`,
);

/** What every layer may use reaches itself no higher than a use case does; the files on top compose all. */
function ownDepthOf(path: string): number {
  const depth = depthOf(path);
  if (depth !== ANYWHERE) return depth;
  return path.split('/').length === 2 ? ROUTES : USE_CASE;
}

/** Packages that only compute, from what they are given and tables of their own. */
const PURE_PACKAGES = new Set(['npm:date-holidays']);

function mayServePure(path: string): boolean {
  return isPure(path) || topOf(path) === 'contract' || PURE_PACKAGES.has(path) || path.startsWith('missing:');
}

const PURE_FOLDERS = ['service/pricing/', 'service/market/model/'];

function isPure(path: string): boolean {
  return PURE_FOLDERS.some((folder) => path.startsWith(folder));
}

/** Tests stand outside the layers of the service: they look at any of them. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.split('/').includes('testing');
}

function isDashboard(path: string): boolean {
  return layerOf(path) >= 0 && topOf(path) !== 'contract';
}

/** Position among the dashboard's layers; files of the root that Next.js reads belong to the pages. */
function layerOf(path: string): number {
  return DASHBOARD_LAYERS.indexOf(
    /^(proxy|middleware|instrumentation[a-z-]*)\.ts$/.test(path) ? 'app' : topOf(path),
  );
}

function isOurs(path: string): boolean {
  return PROGRAMS.has(topOf(path));
}

function isIn(path: string, ...folders: string[]): boolean {
  return folders.includes(topOf(path));
}

function topOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** `components/<this>/…`; undefined for a file that stands in components/ itself. */
function folderOf(path: string): string | undefined {
  const parts = path.split('/');
  return parts.length > 2 ? parts[1] : undefined;
}
