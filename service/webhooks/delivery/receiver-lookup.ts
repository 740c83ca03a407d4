import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../public-address.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** The name leads to no address that may be connected to. */
export class NotPublicError extends Error {
  constructor() {
    super('The address is not one of the public internet');
  }
}

const ANSWER_WITHIN_MS = 2500;

/** Asks the name servers, not the system: its few threads would all wait for one that does not answer. */
export function resolvePublic(): Resolve {
  const resolver = new dns.promises.Resolver({ timeout: ANSWER_WITHIN_MS, tries: 2 });
  return async (hostname) => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
    return found;
  };
}

/** As the machine knows names, `localhost` and those of its own network too. */
export const resolveAnywhere: Resolve = (hostname) => dns.promises.lookup(hostname, { all: true });

/**
 * Looks a name up where it is connected to, so that the address that is connected to is one that was checked:
 * a name that is public now may be private a moment later.
 */
export function receiverLookup(resolve: Resolve, allowLocal: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const allowed = allowLocal ? found : found.filter(({ address }) => isPublicAddress(address));
        const [first] = allowed;
        if (!first) callback(new NotPublicError(), '');
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
