import { Navigate } from 'react-router';
import { pathOfLocation } from '#domain/access/guestSignup.ts';
import { queryParameter, withFid } from '#domain/session/address.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { router } from '#store/session/router.slice.ts';

/** The end of guest signup: redirects to the page that the visitor wanted (spec §7). */
export function AnonymousFinish() {
  const { search } = useAppSelector(router.selectLocation);
  const to = pathOfLocation(queryParameter(search, 'location'));
  return <Navigate replace to={withFid(to, useAppSelector(router.selectFid))} />;
}
