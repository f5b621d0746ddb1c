/** Tells addresses of the public internet from those of this machine, its network or its cloud. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast is this much of IPv6; the rest is reserved (RFC 4291, IANA registry). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * IPv6 prefixes that carry the IPv4 address at which a packet ends, and the place of its first byte. Mapped
 * (RFC 4291), NAT64 (RFC 6052) and 6to4 (RFC 3056).
 */
const CARRIERS = [
  { prefix: ipaddr.parseCIDR('::ffff:0:0/96'), at: 12 },
  { prefix: ipaddr.parseCIDR('64:ff9b::/96'), at: 12 },
  { prefix: ipaddr.parseCIDR('2002::/16'), at: 2 },
] as const;
const IPV4_BYTES = 4;

/** Whether an IP address belongs to the public internet; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const carrier = CARRIERS.find(({ prefix }) => parsed.match(prefix));
  if (carrier === undefined) return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';
  const bytes = parsed.toByteArray().slice(carrier.at, carrier.at + IPV4_BYTES);
  return ipaddr.fromByteArray(bytes).range() === 'unicast';
}
