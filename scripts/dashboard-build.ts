import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { during, type Progress } from './progress.ts';
import type { Supervisor } from './supervisor.ts';

const INPUTS = [
  '{app,components,lib,contract,messages,public}/**/*',
  '*.config.*',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'proxy.ts',
  'middleware.ts',
  'instrumentation*.ts',
];
const NO_INPUTS = ['**/*.test.{ts,tsx}', 'vitest.config.*', 'playwright.config.*'];

/** Builds the dashboard when something it is made of has changed since its last build. */
export async function buildDashboard(
  root: string,
  options: { supervisor: Supervisor; progress: Progress; environment: NodeJS.ProcessEnv; logPath: string },
): Promise<void> {
  const hash = hashInputs(root);
  const distDir = join(root, options.environment.NEXT_DIST_DIR ?? '.next');
  const stampPath = join(distDir, 'inputs.sha256');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash) return;
  rmSync(stampPath, { force: true });
  await during(options.progress, 'Building the dashboard', () =>
    options.supervisor.complete({
      name: 'the build of the dashboard',
      args: [join(root, 'node_modules/next/dist/bin/next'), 'build'],
      cwd: root,
      environment: { ...options.environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      logPath: options.logPath,
    }),
  );
  mkdirSync(distDir, { recursive: true });
  writeFileSync(stampPath, hash);
}

/** One hash over the names and contents of every file that the build reads, platform's order aside. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: root, exclude: NO_INPUTS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
