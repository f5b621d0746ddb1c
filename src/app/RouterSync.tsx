import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { router } from '#store/session/router.slice.ts';

/** Keeps the store in sync with the address, and lets sagas navigate. */
export function RouterSync({ navigator }: { navigator: Navigator }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNew = useNavigationType() !== 'POP'; // on Back and Forward the browser restores the scroll position
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useEffect(() => {
    dispatch(router.entered(locationOf(pathname, search)));
    if (isNew) document.documentElement.scrollTop = 0;
  }, [dispatch, pathname, search, isNew]);
  return null;
}

/** Lets sagas navigate. A navigation that is requested before the router has mounted waits for it; the last one wins. */
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

type Navigator = ReturnType<typeof createNavigator>;
