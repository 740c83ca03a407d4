import { defineConfig } from 'vitest/config';

// Bounds for the slowest machine: whoever waits that long has come to a standstill.
const shared = { environment: 'node', pool: 'forks', testTimeout: 60_000, hookTimeout: 120_000 } as const;
const seeded = 'scripts/seed-property-tests.ts';

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: some tests do nothing but wait for processes to come to rest.
    maxWorkers: 3,
    retry: Number(process.env.TEST_RETRIES ?? 0),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{service,contract,lib,components,scripts,sandbox}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          setupFiles: [seeded],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['service/**/*.api.test.ts'],
          setupFiles: [seeded, 'service/testing/before-each-test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
