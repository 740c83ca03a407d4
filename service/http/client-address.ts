import ipaddr from 'ipaddr.js';

/** What a request came over. */
export interface Connection {
  /** Undefined once the other side is gone. */
  socketAddress: string | undefined;
}

/** Where a request came from, as far as the connection and the proxies tell. */
export interface Origin extends Connection {
  forwardedFor: string | undefined;
}

/**
 * The client's address: the socket's own, or the one that the outermost trusted proxy saw. What stands further
 * left in `X-Forwarded-For` was written by the client itself.
 * @param trustedHops how many proxies of ours every request passes through
 * @returns in its shortest form, an IPv4 address never as IPv6; null where a proxy wrote something else
 */
export function clientAddress({ socketAddress, forwardedFor }: Origin, trustedHops: number): string | null {
  const forwarded = forwardedFor === undefined || trustedHops === 0 ? [] : forwardedFor.split(',');
  const seen = [...forwarded.map((address) => address.trim()), socketAddress ?? ''];
  const address = seen[Math.max(0, seen.length - 1 - trustedHops)] ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}
