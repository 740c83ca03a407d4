import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Resolve } from './delivery/receiver-lookup.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

const NOT_PUBLIC = 'must be an address of the public internet.';
const ANSWER_WITHIN_MS = 3000;

/**
 * Why events cannot be sent to an address, to follow its name; null where they can.
 * @param allowLocal whether a receiver may stand beside the service, where http will do
 */
export function receiverUrlProblem(text: string, allowLocal: boolean): string | null {
  const url = /^https?:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
  if (!url) return 'must be an https address.';
  if (url.username || url.password) return 'must not contain a login.';
  if (url.hash) return 'must not have a fragment.';
  const isLocal = !isPublicHost(url.hostname);
  if (isLocal && allowLocal) return null;
  if (isLocal) return NOT_PUBLIC;
  if (url.port === '0') return 'must have a port that can be connected to.';
  return url.protocol === 'https:' ? null : 'must be an https address.';
}

/**
 * The same, where it takes the name servers to know: the host's name leads to no address of the public internet.
 * A name that leads nowhere yet is no problem, nor is one that nobody can tell of now: where it leads is looked at
 * again whenever it is connected to.
 * @param text an address without any other problem
 */
export async function receiverNameProblem(
  text: string,
  allowLocal: boolean,
  resolve: Resolve,
): Promise<string | null> {
  const host = new URL(text).hostname;
  if (allowLocal || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0) return null;
  const answered = new AbortController();
  const late = pause(ANSWER_WITHIN_MS, [], { signal: answered.signal }).catch(() => []);
  const found = await Promise.race([resolve(host), late]).catch(() => []);
  answered.abort();
  const leadsInside = found.length > 0 && !found.some(({ address }) => isPublicAddress(address));
  return leadsInside ? NOT_PUBLIC : null;
}
