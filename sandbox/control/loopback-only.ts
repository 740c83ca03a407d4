import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { errorBody } from '../http-errors.ts';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only for programs on this machine. The host name is checked as well as the address: a page in a
 * local browser also connects from loopback, under a name of its own.
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const address = getConnInfo(c).remote.address ?? '';
  if (!LOOPBACK_ADDRESS.test(address) || !LOOPBACK_HOSTS.has(new URL(c.req.url).hostname)) {
    return c.json(errorBody('loopback_only', 'This part answers only to the machine it runs on.'), 403);
  }
  return next();
};
