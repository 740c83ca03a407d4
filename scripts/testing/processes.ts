import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Whether a process runs. One that has ended and that nobody has asked for its exit code yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !hasEnded(pid);
}

export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(LOOK_EVERY_MS);
}

/** Who inherits an orphan may leave it behind as a zombie for good; only Linux tells. */
function hasEnded(pid: number): boolean {
  try {
    // "pid (name) state …", where the name may hold anything.
    const [state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(-1);
    return state?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}
