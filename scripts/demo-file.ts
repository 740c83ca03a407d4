import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DemoApplication = { clientId: string; clientSecret: string; webhookSecret: string };

export type DemoLogin = {
  email: string;
  password: string;
  role: 'admin' | 'editor' | 'viewer' | 'support';
  userId: string;
  credentialId: string;
  plan: 'active' | 'ended';
};

/** What the service writes to `demo.json` when it has loaded the demo. */
export type Demo = {
  dashboardUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  applications: Record<'partner' | 'strict' | 'other' | 'console', DemoApplication>;
  logins: DemoLogin[];
};

/** The demo of a data folder, or null where none was loaded. */
export function readDemo(dataDir: string): Demo | null {
  const path = join(dataDir, 'demo.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
