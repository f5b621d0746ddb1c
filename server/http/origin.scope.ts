/** A request must be for a host of ours, and a change must come from our own pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Problem } from '#contract/problem.ts';
import { isHealthCheck } from './health.scope.ts';

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every changing request that a browser makes for another site. Browsers always say where
 * such a request comes from; a client that says nothing is none, and carries its own API key.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!READING_METHODS.has(request.method) && !isOurs(request, publicUrl)) {
      throw new Problem('foreign_origin');
    }
  });
}

function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  // The scheme counts too: what was written into a page on the way by http is not ours by https.
  const ours = originOf(publicUrl ?? `${request.protocol}://${request.host}`);
  return ours !== null && originOf(origin) === ours;
}

/** Null for what has none, the opaque origin "null" for instance. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

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
