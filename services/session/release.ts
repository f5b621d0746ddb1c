import type { ReleasePorts } from './session.ports.ts';

type Listener = Parameters<ReleasePorts['subscribe']>[0];

/** Carries the news of a newer server from the HTTP client to the workflow. */
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
