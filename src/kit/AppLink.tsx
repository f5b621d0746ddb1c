import { type ComponentProps, forwardRef } from 'react';
import { Link } from 'react-router';
import { withFid } from '#domain/session/address.ts';
import { routeOf } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppSelector } from './hooks.ts';
import { locationOf } from './locationOf.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string };

function isCreating(to: string): boolean {
  const { pathname, search } = new URL(to, location.origin);
  return routeOf(locationOf(pathname, search).route).creates === true;
}

/**
 * A link inside the product. It keeps `fid` (spec §2). A guest without write access is shown none to a page that creates
 * something (spec §6).
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { to, ...props },
  ref,
) {
  const fid = useAppSelector(router.selectFid);
  const mayOnlyRead = useAppSelector(folderSetup.selectMayOnlyRead);
  if (mayOnlyRead && isCreating(to)) return null;
  return <Link ref={ref} to={withFid(to, fid)} {...props} />;
});
