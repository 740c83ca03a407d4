import { NoopLogger } from 'drizzle-orm/logger';
import { vi } from 'vitest';

/** How many statements of some tables the service sends while something happens. */
export async function countStatements(about: RegExp, happening: () => Promise<unknown>): Promise<number> {
  const logged = vi.spyOn(NoopLogger.prototype, 'logQuery');
  try {
    await happening();
    return logged.mock.calls.filter((call: unknown[]) => about.test(String(call[0]))).length;
  } finally {
    logged.mockRestore();
  }
}
