import { readFileSync } from 'node:fs';

const CHECK_MS = 1_000;

/**
 * Calls back once when npm, which started this process, has gone without a word: the shell between the two
 * may not pass signals on, and nobody passes SIGKILL on.
 */
export function onLauncherGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const launchers = findLaunchers();
  const check = setInterval(() => {
    if (findLaunchers() === launchers) return;
    clearInterval(check);
    callback();
  }, CHECK_MS);
  check.unref();
}

/** Our parent, and npm above it where Linux lets us see it, as one text. */
function findLaunchers() {
  const above = parentOf(process.ppid);
  return nameOf(above).startsWith('npm') ? `${process.ppid} ${above}` : `${process.ppid}`;
}

function parentOf(pid) {
  // "pid (name) state parent …", where the name may hold anything.
  const afterName = read(`/proc/${pid}/stat`).split(')').pop() || '';
  return afterName.trim().split(' ')[1] || '';
}

function nameOf(pid) {
  return read(`/proc/${pid}/comm`);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
