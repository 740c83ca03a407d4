import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

test.each([
  [{}, true],
  [{ DEMO: 'false' }, false],
  [{ DATABASE_URL: 'postgres://db/ratewright' }, false],
  [{ DEMO: 'false', ALLOW_LOCAL_WEBHOOKS: 'true' }, true],
  [{ ALLOW_LOCAL_WEBHOOKS: '0' }, false],
])('with %j local receivers are allowed: %s', (environment, allowed) => {
  expect(readConfig(environment).allowLocalWebhooks).toBe(allowed);
});
