import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Problem } from '#contract/problem.ts';
import { isHealthCheck } from './health.scope.ts';

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Where no public address is set, refuses every request for a name that is not this machine's own: a page
 * from elsewhere whose name is made to lead here would otherwise count as ours (DNS rebinding).
 * `listenHost` is what the server listens on.
 */
export function refuseOtherHosts(app: FastifyInstance, listenHost: string): void {
  app.addHook('onRequest', async (request) => {
    // The header itself: nothing that a page may set beside it says where a request was sent.
    if (isHealthCheck(request) || isOwnHost(request.headers.host, listenHost)) return;
    throw new Problem('other_host', { detail: 'Set PUBLIC_URL to the address that people use.' });
  });
}

/** Whether the `Host` of a request is a loopback name, or what the server listens on. */
export function isOwnHost(host: string | undefined, listenHost: string): boolean {
  const name = hostnameOf(host);
  if (name === null) return false;
  if (/^(.+\.)?localhost$/.test(name)) return true;
  const isAddress = ipaddr.isValid(name);
  if (isAddress && ipaddr.process(name).range() === 'loopback') return true;
  // Nobody can make an address of ours the name of a page of theirs.
  const own = listenHost.includes(':') ? `[${listenHost}]` : listenHost;
  return EVERY_ADDRESS.has(listenHost) ? isAddress : name === hostnameOf(own);
}

/** As browsers write it, without the port and the brackets; null for anything else than a name or an address. */
function hostnameOf(host = ''): string | null {
  const url = /^[^/?#@\\\s]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  return url === null ? null : url.hostname.replace(/^\[(.*)\]$/, '$1');
}
