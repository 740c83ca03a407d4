import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { type AppEnvironment, refuseOtherMethods } from '../http/endpoint.ts';
import { reply } from '../http/reply.ts';
import { type RateLimiter, refuse } from '../limits/rate-limiter.ts';
import { createUseRecorder } from '../tokens/use-recorder.ts';
import { hashOfFile } from './feed-secret.ts';
import { findFeedBySecret, recordFetch } from './queries.ts';
import { readFeed } from './read-feed.ts';

const PATH = '/feeds/:file';
/** Calendars of one house, or of one service that reads for many, come from one address. */
const PER_MINUTE = { address: 600, feed: 30 } as const;

/** Only for who knows the address, and not for search engines should it ever leak. */
const PRIVATE = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/** Answers the private addresses of calendar feeds. The secret in the path is all that opens them. */
export function serveFeeds(app: Hono<AppEnvironment>, context: Context, limiter: RateLimiter): void {
  const noteFetch = createUseRecorder(context, (id, { at }, before) =>
    recordFetch(context.db, id, at, before),
  );

  async function count(name: 'feed-address' | 'feed', subject: string, perMinute: number) {
    const { admitted, headers } = await limiter.admit([{ name, key: `${name}/${subject}`, perMinute }]);
    return { admitted, headers };
  }

  app.get(PATH, async (c) => {
    const standing = c.get('standingHeaders');
    Object.assign(standing, PRIVATE);
    const address = clientAddress(c.get('origin'), context.config.trustedProxyHops) ?? 'unknown';
    const byAddress = await count('feed-address', address, PER_MINUTE.address);
    if (!byAddress.admitted) {
      Object.assign(standing, byAddress.headers);
      refuse();
    }
    const secretHash = hashOfFile(c.req.param('file'));
    const found = secretHash && (await findFeedBySecret(context.db, secretHash));
    if (!found) throw new NotFoundError('There is no such calendar.');
    const { feed, ownerId, applicationId } = found;
    const byFeed = await count('feed', String(feed.id), PER_MINUTE.feed);
    Object.assign(standing, byFeed.headers);
    if (!byFeed.admitted) refuse();
    const text = await readFeed(context, { applicationId, userId: ownerId }, feed);
    if (text === null) throw new NotFoundError('There is no such calendar.');
    noteFetch(feed.id, () => null);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { ...standing, etag, 'content-language': feed.locale };
    if (isKnown(c.req.header('if-none-match'), etag)) return reply(c.get('requestId'), 304, null, headers);
    return reply(c.get('requestId'), 200, text, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="ratewright.ics"',
    });
  });
  refuseOtherMethods(app, PATH, ['GET']);
}

/** `If-None-Match` compares weakly (RFC 9110 section 13.1.2). */
const isKnown = (header = '', etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
