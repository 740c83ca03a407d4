import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const PACKAGE = JSON.stringify({
  imports: { '#contract/*': './contract/*', '#service/*': './service/*', '#lib/*': './lib/*' },
  dependencies: { 'drizzle-orm': '1', react: '1' },
  devDependencies: { vitest: '1', '@types/leaflet': '1' },
});

/** Lays out a tree in which every file that is imported exists, and checks it. */
function check(files: Record<string, string>): string[] {
  for (const [path, source] of Object.entries({ 'package.json': PACKAGE, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return checkImports(root);
}

const EMPTY = 'export {};';

describe('checkImports', () => {
  it('accepts imports that run downward', () => {
    const violations = check({
      'app/page.tsx': `import { Table } from '../components/table/table.tsx';
        import { Calendar } from '../components/calendar/calendar.tsx';
        export default <T,>(props: { of: T }) => <Table {...props}><Calendar /></Table>;`,
      'components/calendar/calendar.tsx': `export { Table as Calendar } from '../table/table.tsx';`,
      'components/table/table.tsx': `import { money } from '#lib/money.ts'; import 'react';`,
      'lib/money.ts': `import type { Money } from '#contract/money.ts';`,
      'contract/money.ts': EMPTY,
      'service/listings/routes.ts': `import './enable-listing.ts';`,
      'service/listings/jobs.ts': `import './enable-listing.ts';`,
      'service/listings/enable-listing.ts': `import './queries.ts'; import '../pricing/price.ts'; import '../errors.ts';`,
      'service/listings/queries.ts': `import 'drizzle-orm/pg-core'; import '../db/schema/listings.ts'; import 'node:fs';`,
      'service/db/schema/listings.ts': `import 'drizzle-orm';`,
      'service/pricing/price.ts': `import '../market/model/model.ts'; import type {} from '#contract/money.ts';`,
      'service/market/model/model.ts': EMPTY,
      'service/errors.ts': EMPTY,
      'service/app.ts': `import './listings/routes.ts';`,
      'sandbox/server.ts': EMPTY,
      'service/testing/api.ts': `import '../../sandbox/server.ts';`,
      'service/listings/queries.test.ts': `import 'vitest'; import './routes.ts'; import '../db/schema/listings.ts';`,
    });
    expect(violations).toEqual([]);
  });

  it.each<[rule: string, from: string, to: string, target?: string]>([
    ['In the dashboard imports run one way', 'lib/a.ts', '../components/ui/b.tsx', 'components/ui/b.tsx'],
    ['In the dashboard imports run one way', 'components/ui/a.tsx', '../../app/b.ts', 'app/b.ts'],
    ['In the dashboard imports run one way', 'lib/a.ts', '../proxy.ts', 'proxy.ts'],
    ['A feature folder of components/', 'components/tokens/a.tsx', '../team/b.tsx', 'components/team/b.tsx'],
    ['A feature folder of components/', 'components/ui/a.tsx', '../team/b.tsx', 'components/team/b.tsx'],
    ['The service imports of ours only', 'service/a.ts', '#lib/b.ts', 'lib/b.ts'],
    ['The service imports of ours only', 'service/a.ts', '../sandbox/b.ts', 'sandbox/b.ts'],
    ['The contract imports nothing', 'contract/a.ts', '#lib/b.ts', 'lib/b.ts'],
    ['The sandbox is another', 'sandbox/a.ts', '#contract/b.ts', 'contract/b.ts'],
    ['The dashboard never imports the service', 'app/a.tsx', '#service/b.ts', 'service/b.ts'],
    ['What the product runs imports nothing of scripts', 'lib/a.ts', '../scripts/b.ts', 'scripts/b.ts'],
    ['Inside the service', 'service/users/queries.ts', './add-user.ts', 'service/users/add-user.ts'],
    ['Inside the service', 'service/users/add-user.ts', './routes.ts', 'service/users/routes.ts'],
    ['Inside the service', 'service/db/connect.ts', '../users/queries.ts', 'service/users/queries.ts'],
    ['SQL and tables', 'service/users/add-user.ts', 'drizzle-orm/sql'],
    ['SQL and tables', 'service/users/routes.ts', '../db/schema/users.ts', 'service/db/schema/users.ts'],
    ['service/pricing and', 'service/pricing/a.ts', 'node:crypto'],
    ['service/pricing and', 'service/market/model/a.ts', '../../errors.ts', 'service/errors.ts'],
    ['A package that is imported', 'contract/a.ts', '@scope/left-pad/deep'],
    ['What the product runs needs no', 'lib/a.ts', 'vitest'],
    ['What is imported is there', 'lib/a.ts', './gone.ts'],
  ])('tells: %s (%s imports %s)', (rule, from, to, target) => {
    const violations = check({ ...(target && { [target]: EMPTY }), [from]: `import ${JSON.stringify(to)};` });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`${from} → `);
    expect(violations[0]).toContain(rule);
  });

  it.each([
    `import type { B } from '#service/b.ts';`,
    `import { type B } from '#service/b.ts';`,
    `export type { B } from '#service/b.ts';`,
    `export * from '#service/b.ts';`,
    `const b = () => import('#service/b.ts');`,
    `let b: import('#service/b.ts').B;`,
  ])('sees %s', (source) => {
    expect(check({ 'app/a.ts': source, 'service/b.ts': EMPTY })).toEqual([
      'app/a.ts → service/b.ts: The dashboard never imports the service or the sandbox; it talks to them over HTTP.',
    ]);
  });

  it('lets types alone come from a package of types', () => {
    expect(check({ 'lib/a.ts': `import type { Map } from 'leaflet';` })).toEqual([]);
    expect(check({ 'lib/a.ts': `import { Map } from 'leaflet';` })).toHaveLength(1);
  });

  it('tells a cycle by all its files', () => {
    const violations = check({
      'lib/a.ts': `import './b.ts';`,
      'lib/b.ts': `import './c.ts';`,
      'lib/c.ts': `import type {} from './a.ts';`,
    });
    expect(violations).toEqual([
      'lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts: No file imports itself through others.',
    ]);
  });
});
