import { onLauncherGone } from './launcher.mjs';

/** Calls back once, when this process is asked to end or what started it has gone. */
export function onStopRequest(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (!asked) stop();
    asked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  onLauncherGone(ask);
}
