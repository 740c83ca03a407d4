import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const applicationSchema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookSecret: z.string(),
});

const demoFileSchema = z.object({
  dashboardUrl: z.string(),
  apiUrl: z.string(),
  sandboxUrl: z.string(),
  applications: z.object({
    partner: applicationSchema,
    strict: applicationSchema,
    other: applicationSchema,
    console: applicationSchema,
  }),
  logins: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      password: z.string(),
      role: z.enum(['admin', 'editor', 'viewer', 'support']),
      userId: z.string(),
      credentialId: z.string(),
      plan: z.enum(['active', 'ended']),
    }),
  ),
});
export type DemoFile = z.infer<typeof demoFileSchema>;
export type DemoApplicationName = keyof DemoFile['applications'];

const pathIn = (dataDir: string) => join(dataDir, 'demo.json');

/** Null when there is none, or when somebody has spoilt it. */
export function readDemoFile(dataDir: string): DemoFile | null {
  if (!existsSync(pathIn(dataDir))) return null;
  try {
    return demoFileSchema.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** It holds secrets, so only its owner may read it; it appears whole or not at all. */
export function writeDemoFile(dataDir: string, demo: DemoFile): void {
  const unfinished = `${pathIn(dataDir)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, pathIn(dataDir));
}
