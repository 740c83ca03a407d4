import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { seedFeeds } from '../testing/feeds.ts';

test('no log holds the address of a feed: not of a request, and not of one that fails', async () => {
  const api = await startApi({ logLevel: 'trace' });
  const lines: string[] = [];
  Object.assign(api.context.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  try {
    const { make, read } = await seedFeeds(api);
    const address = await make();
    const secret = /([^/]+)\.ics$/.exec(address)![1]!;
    expect((await read(address)).status).toBe(200);
    expect((await read(`${address}/beyond`)).status).toBe(404);
    expect((await read(address, {}, 'DELETE')).status).toBe(405);
    // The database of this test is its own, so it may be broken for good.
    await api.context.db.execute(sql`drop table reservations cascade`);
    const failed = await read(address);
    expect([failed.status, failed.text.includes(secret)]).toEqual([500, false]);
    const log = lines.join('');
    expect(log).toContain('/feeds/[secret]');
    expect(log).toContain('request failed unexpectedly');
    expect(log).not.toContain(secret);
  } finally {
    await api.close();
  }
});
