import type { NavigateFunction } from 'react-router';

/** The router's `navigate` exists inside the tree only; sagas navigate through this, from before it is drawn. */
export function createNavigator() {
  let navigate: NavigateFunction | null = null;
  let due: (() => void) | null = null;
  const go = (to: string, options: { readonly replace: boolean }): void => {
    if (navigate === null) due = () => go(to, options);
    else void navigate(to, options);
  };
  return {
    go,
    attach(current: NavigateFunction) {
      navigate = current;
      due?.();
      due = null;
    },
  };
}

export type Navigator = ReturnType<typeof createNavigator>;
