import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** It looks at nothing but our own pages, and nothing else may answer it. */
const QUIET = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
];

/**
 * How to launch a Chromium on this machine: Playwright's own where it is installed, else the system's, else the
 * one that comes with our packages.
 */
export function findBrowser(): LaunchOptions {
  // Chromium refuses its own sandbox to root.
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;
  if (existsSync(chromium.executablePath())) return { args };
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path) && canRun(path, process.env));
  if (system) return { args, executablePath: system };
  return { args: [...QUIET, '--no-sandbox'], ...unpackBrowser() };
}

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/chromium');

function unpackBrowser(): LaunchOptions {
  const executablePath = join(CACHE, 'chromium');
  if (!existsSync(executablePath)) unpackInto(CACHE);
  if (canRun(executablePath, process.env)) return { executablePath };
  // A bare system lacks the libraries (nss and nspr above all) that the package brings for one.
  const libraries = join(CACHE, 'al2023', 'lib');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(CACHE, 'fonts') };
  if (canRun(executablePath, env)) return { executablePath, env };
  throw new Error(
    'No Chromium runs on this machine; install one, for example with "apt-get install chromium".',
  );
}

/** Unpacks beside the folder and renames, so that an interrupted run leaves nothing half done. */
function unpackInto(folder: string): void {
  const unpacking = mkdtempSync(`${folder}-`);
  try {
    const library = pathToFileURL(require.resolve('@sparticuz/chromium')).href;
    const program = `(await import(${JSON.stringify(library)})).default.executablePath()`;
    // The variable makes the package unpack its libraries too.
    const env = { ...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env });
    if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacking, folder);
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
}

function canRun(path: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(path, ['--no-sandbox', '--version'], { env }).status === 0;
}
