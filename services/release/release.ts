import type { ReleasePorts } from '../services.ts';

type Listener = Parameters<ReleasePorts['subscribe']>[0];

/** News of a server that was renewed while the page was open: the client tells, the workflow listens. */
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
