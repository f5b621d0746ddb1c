import { knownAddress } from '#domain/session/address.ts';
import type { NavigationPorts } from './session.ports.ts';

/** Moves inside the page by the router's `go`, and out of it; only our origin and the host's are known there. */
export function createNavigation(
  go: NavigationPorts['go'],
  hostOrigins: () => readonly string[],
): NavigationPorts {
  const known = (url: string) => {
    const target = knownAddress(url, [location.origin, ...hostOrigins()], location.href);
    if (target === null) throw new Error(`Refused to leave for ${url}.`);
    return target;
  };
  return {
    go: (to, options) => go(to, options),
    leave: (url) => location.assign(known(url)),
    open: (url) => void window.open(known(url), '_blank', 'noopener'),
    reload: () => location.reload(),
  };
}
