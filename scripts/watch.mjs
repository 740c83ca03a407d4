// Runs a program that starts again whenever one of its files changes. Node's own watcher loads no --import, so
// it would not notice the end of the supervisor; this process does, and passes it on.
import { spawn } from 'node:child_process';

const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.on('SIGTERM', () => watcher.kill('SIGTERM'));
watcher.on('exit', (code) => process.exit(code ?? 1));
