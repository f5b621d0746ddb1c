import type { ReleasePorts } from './session.ports.ts';

type Listener = Parameters<ReleasePorts['subscribe']>[0];

/** Passes the news of a new server version from the HTTP client to the workflow. */
export function createReleaseNews(): { readonly tell: () => void; readonly ports: ReleasePorts } {
  const listeners = new Set<Listener>();
  return {
    tell() {
      for (const listener of listeners) listener({ type: 'newVersion' });
    },
    ports: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
