import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci` unless node_modules already is what package-lock.json says.
 * Returns null, or one sentence about what went wrong.
 */
export async function installPackages(root) {
  const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockFile).digest('hex');
  const stampPath = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash) return null;
  const lock = JSON.parse(lockFile);
  if (!isInstalled(root, lock)) {
    console.log('Installing packages (npm ci), about a minute the first time …');
    let code = await runNpm(root);
    // npm leaves out without a word what is optional and could not be fetched.
    if (typeof code === 'number' && (code !== 0 || !isInstalled(root, lock))) {
      console.log('Not everything could be fetched; once more …');
      code = await runNpm(root);
    }
    if (code !== 0) return `The packages could not be installed: npm ci ended with code ${code}; see above.`;
  }
  writeFileSync(stampPath, hash);
  return null;
}

/** Whether npm's own record of what it installed agrees with the lock file. */
export function isInstalled(root, lock) {
  const recordPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const installed = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  const wanted = lock.packages;
  const nothingStale = Object.keys(installed).every(
    (path) => wanted[path] && wanted[path].integrity === installed[path].integrity,
  );
  const libc = libcOfThisSystem();
  const isLeftOut = (path) =>
    path === '' || (isOptional(wanted[path]) && !isOfThisSystem(wanted[path], libc));
  const nothingMissing = Object.keys(wanted).every((path) => isLeftOut(path) || installed[path]);
  return nothingStale && nothingMissing;
}

const isOptional = ({ optional, devOptional }) => Boolean(optional || devOptional);

/** Whether a package says that it is made for this very system. */
function isOfThisSystem({ os, cpu, libc }, ownLibc) {
  if (!os || !isNamed(os, process.platform) || !isNamed(cpu, process.arch)) return false;
  return !libc || isNamed(libc, ownLibc);
}

/** Lists of the lock file name what is meant, or with a ! what is not. */
function isNamed(list, name) {
  const names = [list || []].flat();
  if (names.includes(`!${name}`)) return false;
  return names.includes(name) || names.every((one) => one.startsWith('!'));
}

function libcOfThisSystem() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function runNpm(root) {
  // The environment may ask npm to leave out what building and testing need.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npmScript = process.env.npm_execpath;
  const node = process.env.npm_node_execpath || process.execPath;
  const options = { cwd: root, stdio: 'inherit' };
  const child = npmScript?.endsWith('.js')
    ? spawn(node, [npmScript, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve('none');
    });
    child.on('exit', (code, signal) => resolve(code === null ? signal : code));
  });
}
