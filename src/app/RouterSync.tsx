import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { locationOf } from '#src/kit/locationOf.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import type { Navigator } from './navigator.ts';

/** Keeps the store in sync with the address, and lets sagas navigate. */
export function RouterSync({ navigator }: { navigator: Navigator }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNew = useNavigationType() !== 'POP'; // back and forth the browser restores by itself
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useEffect(() => {
    dispatch(router.entered(locationOf(pathname, search)));
    if (isNew) document.documentElement.scrollTop = 0;
  }, [dispatch, pathname, search, isNew]);
  return null;
}
