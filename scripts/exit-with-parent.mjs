// Loaded with --import into every process that the supervisor starts. The channel to the supervisor closes
// however the supervisor ends, SIGKILL included. What such a process forks in turn is its own to end.
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 9_000;

if (isMainThread && process.channel && process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
