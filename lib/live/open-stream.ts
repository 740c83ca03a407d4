import type { Change } from '#lib/live/change.ts';
import type { Hub } from '#lib/live/hub.ts';
import type { ChangeNotice } from '#lib/live/stale-queries.ts';
import type { Session } from '#lib/session/session-claims.ts';

/** Often enough that no proxy takes the connection for dead, and that an ended session is soon noticed. */
const BEAT_MS = 25_000;
const RECONNECT_MS = 2_000;
/** Lines kept for a browser that does not read: beyond that it comes back, and reads everything again. */
const MOST_UNREAD = 1_000;

interface StreamDependencies {
  hub: Pick<Hub, 'subscribe' | 'since' | 'position'>;
  /** Up to which position the browser knows everything. */
  after: string;
  /** Whether the service still knows the session. */
  isAlive: () => Promise<boolean>;
  signal: AbortSignal;
  beatMs?: number;
}

/**
 * Server-sent events of one browser: a line for every change of what the person sees, and a beat between them.
 * What it missed comes first, as `all` where nobody can tell. Each line has the position that a browser comes back with.
 * Ends when the browser leaves or the session is over; undefined where too many are open already.
 */
export function openStream(
  session: Pick<Session, 'sessionId' | 'userId'>,
  { hub, after, isAlive, signal, beatMs = BEAT_MS }: StreamDependencies,
): Response | undefined {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let beat: NodeJS.Timeout | undefined;
  function write(text: string): void {
    controller?.enqueue(encoder.encode(text));
    if (controller && (controller.desiredSize ?? 0) < -MOST_UNREAD) end();
  }
  const unsubscribe = hub.subscribe({
    sessionId: session.sessionId,
    userId: session.userId,
    tell: (change, position) => write(lineOf(forBrowser(change), position)),
  });
  if (!unsubscribe) return undefined;

  /** The browser is told that it is over, unless it let go by itself. */
  function end(): void {
    clearInterval(beat);
    unsubscribe?.();
    controller?.close();
    controller = undefined;
  }
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
      beat = setInterval(async () => {
        if (await isAlive()) write(': still here\n\n');
        else end();
      }, beatMs);
      // It may have left while it was asked who it is: then nobody will say so any more.
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
      const { position } = hub;
      write(`retry: ${RECONNECT_MS}\nid: ${position}\n\n`);
      const missed = hub.since(after, session.userId)?.map(forBrowser) ?? (['all'] as const);
      for (const notice of missed) write(lineOf(notice, position));
    },
    cancel() {
      controller = undefined; // what was let go is closed
      end();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Nothing on the way may keep lines back to compress them together.
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

const lineOf = (notice: ChangeNotice | 'all', position: string) =>
  `id: ${position}\ndata: ${JSON.stringify(notice)}\n\n`;

const forBrowser = ({ type, listingId, accountId }: Change): ChangeNotice => ({
  type,
  listingId,
  accountId,
});
