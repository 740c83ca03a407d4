// Runs before anything is installed, under whatever Node is there: built-in modules and old syntax only.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install-packages.mjs';
import { onLauncherGone } from './launcher.mjs';
import { findPackagedNode } from './packaged-node.mjs';

const OLDEST_NODE = 20;
const SERVICE_NODE = 26;

const scriptsDir = dirname(fileURLToPath(import.meta.url));
const root = dirname(scriptsDir);

/** Installs what is missing, then runs a TypeScript entry of this folder under the packaged Node. */
export async function runUnderPackagedNode(entry, args = process.argv.slice(2)) {
  process.chdir(root);
  if (majorVersion() < OLDEST_NODE) {
    fail(`Ratewright needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  const problem = await installPackages(root);
  if (problem) fail(problem);

  const script = join(scriptsDir, entry);
  const cache = join(root, 'node_modules', '.cache', 'node');
  process.env.NODE_COMPILE_CACHE = cache;
  if (majorVersion() >= SERVICE_NODE) {
    process.argv = [process.execPath, script, ...args];
    module.enableCompileCache(cache);
    await import(pathToFileURL(script).href);
    return;
  }
  const node = findPackagedNode(root);
  if (node === null) {
    fail(
      `No Node.js ${SERVICE_NODE} package fits this machine (${process.platform} ${process.arch}); ` +
        `run npm with Node.js ${SERVICE_NODE} or newer instead.`,
    );
  }
  passOn(spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }));
}

/** Lets a child stand in for this process: its exit is ours, our signals are its. */
function passOn(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onLauncherGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The packaged Node.js cannot be run: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code === null ? signalExitCode(signal) : code));
}

function signalExitCode(signal) {
  return { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }[signal] || 1;
}

function majorVersion() {
  return Number(process.versions.node.split('.')[0]);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
