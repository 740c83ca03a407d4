import { join } from 'node:path';
import { z } from 'zod';
import { startSandbox } from './server.ts';

const environment = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4500),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
  })
  .safeParse(process.env);

if (!environment.success) {
  fail(environment.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
const { SANDBOX_PORT: port, HOST: host, DATA_DIR: dataDir } = environment.data;

try {
  const sandbox = await startSandbox({ port, host, dataDir: join(dataDir, 'sandbox') });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  console.log(`sandbox ready at ${sandbox.url}`);
  process.send?.({ ready: true, url: sandbox.url });
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  fail(code === 'EADDRINUSE' ? `port ${port} is in use; set SANDBOX_PORT to a free one` : String(error));
}

function fail(sentence: string): never {
  console.error(`sandbox: ${sentence}`);
  process.exit(1);
}
