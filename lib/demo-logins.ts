import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { environment } from '#lib/environment.ts';

const demoSchema = z.object({
  logins: z.array(
    z.object({
      email: z.string(),
      password: z.string(),
      role: z.enum(['admin', 'editor', 'viewer', 'support']),
      name: z.string().optional(),
    }),
  ),
});

export type DemoLogin = z.infer<typeof demoSchema>['logins'][number];

/** The logins of the demo; empty on every other deployment, where the demo's file does not exist. Server only. */
export async function readDemoLogins(): Promise<DemoLogin[]> {
  try {
    const path = join(/* turbopackIgnore: true */ environment().DATA_DIR, 'demo.json');
    return demoSchema.parse(JSON.parse(await readFile(path, 'utf8'))).logins;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
