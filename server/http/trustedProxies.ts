import ipaddr from 'ipaddr.js';

/** The number of proxies in front, each trusted for one hop, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

const HOPS_MAX = 9;

/** Reads `false`, `true` (one hop), a number of hops, or addresses and CIDR blocks; null for anything else. */
export function trustedProxiesOf(value: string): TrustedProxies | null {
  if (value === 'false') return 0;
  if (value === 'true') return 1;
  if (/^\d+$/.test(value)) return Number(value) <= HOPS_MAX ? Number(value) : null;
  const networks = value.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(value: string): boolean {
  // The parser accepts short forms such as 10.1, which are hardly intended.
  const isFull =
    value.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(value.split('/')[0] ?? '');
  return isFull && (ipaddr.isValid(value) || ipaddr.isValidCIDR(value));
}

/** The option for Fastify, which counts hops from the socket on and fails closed for a plain number. */
export function trustProxyOption(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
