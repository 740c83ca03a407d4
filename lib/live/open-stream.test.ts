import { describe, expect, it, vi } from 'vitest';
import { Hub } from '#lib/live/hub.ts';
import { openStream } from '#lib/live/open-stream.ts';

const change = { type: 'listing.refreshed', userId: '3', listingId: '12' };

function open(
  hub: Hub,
  userId: string | null = '3',
  { isAlive = async () => true, beatMs = 60_000, after = hub.position } = {},
) {
  const browser = new AbortController();
  const stream = openStream(
    { sessionId: 'session', userId },
    { hub, after, isAlive, signal: browser.signal, beatMs },
  );
  const lines = stream?.body?.pipeThrough(new TextDecoderStream()).values();
  return { stream, leave: () => browser.abort(), next: async () => lines!.next() };
}

/** The stream as the server hands it on. */
function unread(hub: Hub, { isAlive = async () => true, signal = new AbortController().signal } = {}) {
  const session = { sessionId: 'session', userId: '3' };
  const body = openStream(session, { hub, after: hub.position, isAlive, signal, beatMs: 60_000 })?.body;
  if (!body) throw new Error('The stream was refused.');
  return body.getReader();
}

describe('a stream', () => {
  it('tells a person what changed of theirs, and nothing else', async () => {
    const hub = new Hub();
    const { next } = open(hub);
    expect((await next()).value).toBe(`retry: 2000\nid: ${hub.position}\n\n`);
    hub.publish({ ...change, userId: '4' });
    hub.publish(change);
    expect((await next()).value).toBe(
      `id: ${hub.position}\ndata: {"type":"listing.refreshed","listingId":"12"}\n\n`,
    );
  });

  it('begins with what was missed since a position, and with nothing where that is none', async () => {
    const hub = new Hub();
    const after = hub.position;
    hub.publish({ ...change, userId: '4' });
    hub.publish(change);
    const { next } = open(hub, '3', { after });
    await next();
    expect((await next()).value).toContain('"listingId":"12"');
    hub.publish({ ...change, listingId: '13' });
    expect((await next()).value).toContain('"listingId":"13"');
    const late = open(hub);
    await late.next();
    hub.publish({ ...change, listingId: '14' });
    expect((await late.next()).value).toContain('"listingId":"14"');
  });

  it.each(['', '7', 'another-process.0', 'rubbish\n\ndata: 1'])(
    'says that anything may have changed after the position %j',
    async (after) => {
      const { next } = open(new Hub(), '3', { after });
      await next();
      expect((await next()).value).toContain('data: "all"');
    },
  );

  it('says that anything may have changed where it was too much to remember', async () => {
    const hub = new Hub();
    const after = hub.position;
    for (let n = 0; n < 500; n++) hub.publish({ ...change, listingId: String(n) });
    const inTime = open(hub, '3', { after });
    await inTime.next();
    expect((await inTime.next()).value).toContain('"listingId":"0"');
    hub.publish(change);
    const tooLate = open(hub, '3', { after });
    await tooLate.next();
    expect((await tooLate.next()).value).toContain('data: "all"');
  });

  it('tells staff of everybody', async () => {
    const hub = new Hub();
    const { next } = open(hub, null);
    await next();
    hub.publish({ ...change, userId: '4' });
    expect((await next()).value).toContain('listing.refreshed');
  });

  it('ends when the browser leaves', async () => {
    const hub = new Hub();
    const { next, leave } = open(hub);
    await next();
    leave();
    expect((await next()).done).toBe(true);
    expect(() => hub.publish(change)).not.toThrow();
  });

  it('leaves nothing behind for a browser that had left before it began, or that lets go of it', async () => {
    const hub = new Hub();
    for (let n = 0; n < 25; n++) {
      const gone = unread(hub, { signal: AbortSignal.abort() });
      expect((await gone.read()).done).toBe(true);
      await unread(hub).cancel();
    }
    expect(open(hub).stream).toBeDefined();
  });

  it('ends for a browser that reads nothing more, before much is kept for it', async () => {
    const hub = new Hub();
    const reader = unread(hub);
    for (let n = 0; n < 10_000; n++) hub.publish(change);
    let lines = 0;
    while (!(await reader.read()).done) lines += 1;
    expect(lines).toBeLessThan(1100);
  });

  it('ends when the session is over', async () => {
    const isAlive = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    const { next } = open(new Hub(), '3', { isAlive, beatMs: 1 });
    await next();
    expect((await next()).value).toContain(': still here');
    expect((await next()).done).toBe(true);
  });

  it('is kept from being compressed and from being kept', () => {
    const { stream } = open(new Hub());
    expect(stream?.headers.get('cache-control')).toBe('no-cache, no-transform');
  });

  it('is refused beyond twenty of one session, until one of them ends', () => {
    const hub = new Hub();
    const streams = Array.from({ length: 20 }, () => open(hub));
    expect(open(hub).stream).toBeUndefined();
    streams[0]?.leave();
    expect(open(hub).stream).toBeDefined();
  });
});
