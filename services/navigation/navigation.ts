import type { NavigationPorts } from '../services.ts';

/** Moves inside the page by the router's `go`, and out of it; `leave` knows our origin and the host's alone. */
export function createNavigation(
  go: NavigationPorts['go'],
  hostOrigins: readonly string[],
): NavigationPorts {
  return {
    go: (to, options) => go(to, options),
    leave(url) {
      const target = new URL(url, location.href);
      if (![location.origin, ...hostOrigins].includes(target.origin)) {
        throw new Error(`Refused to leave for ${target.origin}.`);
      }
      location.assign(target);
    },
    reload: () => location.reload(),
  };
}
