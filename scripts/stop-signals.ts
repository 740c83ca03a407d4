const PARENT_CHECK_MS = 1_000;

/** Calls back once, with the reason, when this process is asked to end or its own parent has gone. */
export function onStopRequest(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (!asked) stop();
    asked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  // A shell between npm and us may not pass signals on, and nobody passes SIGKILL on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && ask(), PARENT_CHECK_MS).unref();
  }
}
