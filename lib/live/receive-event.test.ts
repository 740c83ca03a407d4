import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '#lib/live/change.ts';
import { receiveEvent } from '#lib/live/receive-event.ts';
import { SeenIds } from '#lib/live/seen-ids.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const link = (type: string, id: string) => ({ data: { type, id } });
const event = {
  meta: { type: 'listing.base_price_changed', 'sent-at': '2026-11-21T06:00:00Z' },
  data: {
    type: 'listing-base-price-changed-events',
    id: 'msg_01KAJ7A4N8W8X9Y0Z1A2B3C4D5',
    attributes: { 'new-base-price': 120 },
    relationships: { listing: link('listings', '12'), user: link('users', '3') },
  },
};

let told: Change[];
let seen: SeenIds;

beforeEach(() => {
  told = [];
  seen = new SeenIds();
});

/** A delivery as the service sends it. `sent` is what arrives, if it is not what was signed. */
function delivery(body: unknown, { key = secret, at = new Date(), sent = JSON.stringify(body) } = {}) {
  const id = event.data.id;
  return new Request('https://rates.example/events', {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, JSON.stringify(body)),
    },
    body: sent,
  });
}

const receive = (request: Request, ours: string | undefined = secret) =>
  receiveEvent(request, { secret: ours, hub: { publish: (change) => told.push(change) }, seen });

describe('a delivery', () => {
  it('tells open pages what changed', async () => {
    expect((await receive(delivery(event))).status).toBe(204);
    expect(told).toEqual([{ type: 'listing.base_price_changed', userId: '3', listingId: '12' }]);
  });

  it('that is repeated is acknowledged and told once', async () => {
    await receive(delivery(event));
    expect((await receive(delivery(event))).status).toBe(204);
    expect(told).toHaveLength(1);
  });

  it('of a type that is not known is told all the same', async () => {
    const unknown = { ...event, meta: { ...event.meta, type: 'listing.moved.v2' } };
    expect((await receive(delivery(unknown))).status).toBe(204);
    expect(told).toMatchObject([{ type: 'listing.moved.v2', listingId: '12' }]);
  });

  it.each([
    ['about nobody', { ...event, data: { ...event.data, relationships: {} } }],
    ['that is no event', ['hello']],
  ])('%s is acknowledged', async (_, body) => {
    expect((await receive(delivery(body))).status).toBe(204);
    expect(told).toEqual([]);
  });

  it.each([
    ['signed with another secret', { key: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }],
    ['older than five minutes', { at: new Date(Date.now() - 6 * 60_000) }],
    ['changed by one space', { sent: ` ${JSON.stringify(event)}` }],
  ])('%s is refused', async (_, how) => {
    expect((await receive(delivery(event, how))).status).toBe(401);
    expect(told).toEqual([]);
  });

  it('without a signature is refused', async () => {
    const bare = new Request('https://rates.example/events', { method: 'POST', body: JSON.stringify(event) });
    expect((await receive(bare)).status).toBe(401);
  });

  it('over a mebibyte is refused unread', async () => {
    expect((await receive(delivery(event, { sent: 'x'.repeat(1024 * 1024 + 1) }))).status).toBe(413);
  });
});

it('receives nothing without a secret', async () => {
  const answer = await receiveEvent(delivery(event), { secret: undefined, hub: { publish() {} }, seen });
  expect(answer.status).toBe(404);
});
