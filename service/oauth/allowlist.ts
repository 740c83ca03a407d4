import ipaddr from 'ipaddr.js';
import { InvalidRequestError } from '../errors.ts';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Reads a network such as `203.0.113.0/24` or `2001:db8::/32`; a single address is a network of one.
 * @returns as it is kept: the first address and the length of the prefix
 * @throws InvalidRequestError
 */
export function normaliseNetwork(text: string): string {
  const refused = new InvalidRequestError(`${text} is not an IPv4 or IPv6 network, like 203.0.113.0/24.`);
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0 || !/^[0-9a-f:.]+$/i.test(address) || !ipaddr.isValid(address)) throw refused;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4' && !ipaddr.IPv4.isValidFourPartDecimal(address)) throw refused;
  const bits = parsed.kind() === 'ipv4' ? 32 : 128;
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) throw refused;
  const length = prefix === undefined ? bits : Number(prefix);
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && length >= 96) {
    return normaliseNetwork(`${parsed.toIPv4Address()}/${length - 96}`);
  }
  const cidr = `${parsed.toString()}/${length}`;
  const first =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${length}`;
}

/** Whether an address may use what an application has. */
export type Allowlist = (address: () => string | null) => boolean;

/** @param networks as they are kept; where there is none, every address is allowed, one that is unknown too */
export function allowlistOf(networks: readonly string[]): Allowlist {
  if (networks.length === 0) return () => true;
  const allowed: Network[] = networks.map((network) => ipaddr.parseCIDR(network));
  return (addressOf) => {
    const address = addressOf();
    if (address === null) return false;
    const parsed = ipaddr.process(address);
    return allowed.some(
      ([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length),
    );
  };
}
