import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[A-Za-z0-9\-_.:]{1,128}$/;

/** The caller's request id where it is acceptable, else a new one. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && ACCEPTED.test(header) ? header : `req_${randomUUID().replaceAll('-', '')}`;
}
