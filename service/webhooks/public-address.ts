import { BlockList, isIP } from 'node:net';

/** Not reachable from everywhere, or not a single host: the special-purpose registry of IANA (RFC 6890). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All that is given out for use on the internet; whatever is mapped, translated or local stands elsewhere. */
const GLOBAL_IPV6 = '2000::/3';
/** Teredo and other protocols, documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialIpv4 = listOf('ipv4', SPECIAL_IPV4);
const globalIpv6 = listOf('ipv6', [GLOBAL_IPV6]);
const specialIpv6 = listOf('ipv6', SPECIAL_IPV6);

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** Whether an IP address, of either family and without brackets, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

const LOCAL_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/**
 * Whether the host of a URL may be one of the public internet, as far as its name tells.
 * @param hostname as `URL.hostname` gives it: lower case, IPv4 in dotted form, IPv6 in brackets
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  // A name that resolves to an address which is not public is refused when it is connected to.
  return host.includes('.') && !LOCAL_NAMES.test(host);
}
