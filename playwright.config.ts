import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/product.ts',
  outputDir: 'test-results/browser',
  workers: 1,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: findBrowser(),
    locale: 'en-US',
    // Recording every step makes a run half as long again.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: '*.phone.spec.ts' },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      testMatch: '*.phone.spec.ts',
    },
  ],
});
