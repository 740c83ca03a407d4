import { isPublicHost } from './public-address.ts';

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
  if (isLocal) return 'must be an address of the public internet.';
  return url.protocol === 'https:' ? null : 'must be an https address.';
}
