import { type ComponentProps, forwardRef } from 'react';
import { Link } from 'react-router';
import { withFid } from '#domain/session/address.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppSelector } from './hooks.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string };

/** A link inside the product. It keeps `fid` (spec §2). */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { to, ...props },
  ref,
) {
  const fid = useAppSelector(router.selectFid);
  return <Link ref={ref} to={withFid(to, fid)} {...props} />;
});
