import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newWebhookSecret } from '../webhook-secret.ts';
import { signedHeaders } from './sign-delivery.ts';

// The verifiers know no clock but the machine's.
const NOW = new Date('2026-06-15T10:00:00.000Z');
beforeAll(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test.each([
  {
    of: 'Standard Webhooks',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    of: 'Svix',
    secret: 'whsec_plJ3nmyCDGBKInavdOK15jsl',
    id: 'msg_loFOjxBNrRLzqYUf',
    timestamp: 1_731_705_121,
    body: '{"event_type":"ping","data":{"success":true}}',
    signature: 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  },
])('the published vector of $of', ({ secret, id, timestamp, body, signature }) => {
  expect(signedHeaders(secret, id, body, new Date(timestamp * 1000))).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  });
});

test('both official verifiers accept every body, and none that was altered', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const [secret, body] = [newWebhookSecret(), JSON.stringify({ value })];
      const headers = signedHeaders(secret, 'msg_1', body, NOW);
      for (const verifier of [new Webhook(secret), new SvixWebhook(secret)]) {
        expect(verifier.verify(Buffer.from(body), headers)).toEqual(JSON.parse(body));
        expect(() => verifier.verify(Buffer.from(`${body} `), headers)).toThrow();
        expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
      }
    }),
    { numRuns: 50 },
  );
});

test('a secret has 32 bytes, and no two are alike', () => {
  const secrets = Array.from({ length: 50 }, newWebhookSecret);
  for (const secret of secrets) {
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(secrets.length);
});
