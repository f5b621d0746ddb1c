import type { NavigateFunction } from 'react-router';

/** The router's `navigate` exists inside the tree only; sagas navigate through this. */
export function createNavigator() {
  let navigate: NavigateFunction | null = null;
  return {
    go: (to: string, options: { readonly replace: boolean }) => void navigate?.(to, options),
    attach(current: NavigateFunction) {
      navigate = current;
    },
  };
}

export type Navigator = ReturnType<typeof createNavigator>;
