import type { NavigationPorts } from '../services.ts';

/** Moves inside the page by the router's `go`, and out of it; only our origin and the host's are known there. */
export function createNavigation(
  go: NavigationPorts['go'],
  hostOrigins: () => readonly string[],
): NavigationPorts {
  const known = (url: string) => {
    const target = new URL(url, location.href);
    if (![location.origin, ...hostOrigins()].includes(target.origin)) {
      throw new Error(`Refused to leave for ${target.origin}.`);
    }
    return target;
  };
  return {
    go: (to, options) => go(to, options),
    leave: (url) => location.assign(known(url)),
    open: (url) => void window.open(known(url), '_blank', 'noopener'),
    reload: () => location.reload(),
  };
}
