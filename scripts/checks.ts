import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, type Counts, countReport, FAILED, PASSED, type ReportKind } from './counts.ts';
import { buildDashboard } from './dashboard-build.ts';
import type { Progress } from './progress.ts';
import type { Supervisor } from './supervisor.ts';

export type Context = { root: string; supervisor: Supervisor; progress: Progress };

/** One part of what `npm test` looks at. */
export type Check = {
  title: string;
  /** Left out without a word where it does not apply. */
  isWanted?: () => boolean;
  /** Not run, and failed, when this one has failed. */
  needs?: Check;
  run(context: Context): Promise<Counts>;
};

// Runners colour what goes to a file too, where it only gets in the way.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const colors = process.stdout.isTTY ? 'force' : 'off';

const format = tool('Format and lint', [
  ...['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colors}`, '.'],
]);
const types = tool('Types', ['node_modules/typescript/bin/tsc', '-p', '.']);
const imports = tool('Imports run one way', ['scripts/check-imports.ts']);
const unit = vitest('Unit tests', 'unit');
const apiEmbedded = vitest('API tests on the embedded database', 'api', { TEST_DATABASE_URL: undefined });
const apiPostgres: Check = {
  ...vitest('API tests on PostgreSQL', 'api'),
  isWanted: () => Boolean(process.env.TEST_DATABASE_URL),
};

const build: Check = {
  title: 'Build of the dashboard',
  async run({ root, supervisor, progress }) {
    const logPath = join(root, 'node_modules', '.cache', 'build.log');
    await buildDashboard(root, { supervisor, progress, environment: process.env, logPath });
    return PASSED;
  },
};

/** Most of their time they wait, so two halves run at once, each in a product of its own. */
const HALVES = ['1/2', '2/2'] as const;

const browser: Check = {
  title: 'Browser tests',
  needs: build,
  async run({ root, supervisor }) {
    const counts = await Promise.all(
      HALVES.map((half) =>
        withReport('playwright', (reportPath) => {
          const name = `half-${half[0]}`;
          return supervisor.show({
            args: [
              ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
              ...[`--shard=${half}`, `--output=test-results/browser/${name}`],
            ],
            cwd: root,
            environment: {
              ...process.env,
              ...plain,
              PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
              E2E_LOGS: name,
            },
          });
        }),
      ),
    );
    return counts.reduce(addCounts);
  },
};

export const CHECKS: readonly Check[] = [
  format,
  types,
  imports,
  unit,
  apiEmbedded,
  apiPostgres,
  build,
  browser,
];

/** A tool that is right or wrong as a whole counts as one. */
function tool(title: string, args: string[]): Check {
  return {
    title,
    async run({ root, supervisor }) {
      const exitCode = await supervisor.show({ args, cwd: root, environment: { ...process.env, ...plain } });
      return exitCode === 0 ? PASSED : FAILED;
    },
  };
}

function vitest(title: string, project: string, settings: Record<string, string | undefined> = {}): Check {
  return {
    title,
    run: ({ root, supervisor }) =>
      withReport('vitest', (reportPath) =>
        supervisor.show({
          args: [
            ...['node_modules/vitest/vitest.mjs', 'run', '--project', project],
            ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
          ],
          cwd: root,
          environment: { ...process.env, ...plain, NODE_ENV: 'test', ...settings },
        }),
      ),
  };
}

async function withReport(kind: ReportKind, run: (path: string) => Promise<number>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'ratewright-report-'));
  try {
    const path = join(folder, 'report.json');
    return countReport(kind, path, await run(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
