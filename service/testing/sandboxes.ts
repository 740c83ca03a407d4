import { type Sandbox, startSandbox } from '../../sandbox/server.ts';

const running = new Set<Sandbox>();

/** A sandbox of which whatever is done to it holds until the next test begins. */
export async function startTestSandbox(now: string): Promise<Sandbox> {
  const today = now.slice(0, 10);
  const sandbox = await startSandbox({ port: 0, dataDir: null, today, slowMs: 50, growEveryMs: 0 });
  running.add(sandbox);
  return {
    ...sandbox,
    async close() {
      running.delete(sandbox);
      await sandbox.close();
    },
  };
}

/** So that no test meets what another did, nor its second try what the first left half done. */
export async function forgetSandboxes(): Promise<void> {
  for (const sandbox of running) await sandbox.forget();
}
