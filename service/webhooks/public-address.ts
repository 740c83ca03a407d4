import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is given out for use on the internet; whatever is mapped, translated or local stands elsewhere. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address, of either family and without brackets, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  // Stricter than the package, which reads 0x7f.1 too: what connects must read the same address.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** Beside what networks call their own, names that are set apart and lead nowhere (RFC 6761, 7686, 8375, 9476). */
const LOCAL_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion|alt)$/;

/**
 * Whether the host of a URL may be one of the public internet, as far as its name tells.
 * @param hostname as `URL.hostname` gives it: lower case, IPv4 in dotted form, IPv6 in brackets
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  // A name that resolves to an address which is not public is refused when it is connected to.
  return host.includes('.') && !host.split('.').includes('') && !LOCAL_NAMES.test(host);
}
