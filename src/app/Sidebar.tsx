import { Button, Skeleton } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { SIDEBAR_PATHS, sidebarItemOf } from '#domain/session/sidebar.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { access, app } from '#src/kit/copy/app.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { BrandMark } from '#src/kit/ui/BrandMark.tsx';
import { chunk } from '#src/kit/ui/chunk.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { HostSelector } from './HostSelector.tsx';
import classes from './shell.module.css';
import { sidebarItems, useReachable } from './sidebarItems.ts';

/** Loaded on demand: its menu is the only floating part of the shell, and not needed for the first paint. */
const AccountMenu = chunk(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** Returns the item to highlight. The page of a topic belongs to the topic finder. */
function activeItemOf(pathname: string): string | null {
  const isTopic = pathname.startsWith(`${SIDEBAR_PATHS.topicFinder}/`);
  return isTopic ? 'topicFinder' : sidebarItemOf(pathname);
}

/** The main navigation. On small screens it is in a drawer, which `onNavigate` closes. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const isSignedIn = useAppSelector(host.selectIsSignedIn);
  useEffect(AccountMenu.begin, []);
  const active = activeItemOf(useAppSelector(router.selectLocation).pathname);
  return (
    <>
      <Brand />
      <Selector isSignedIn={isSignedIn} />
      <nav className={classes.nav} aria-label={app.mainNavigation}>
        {useReachable(sidebarItems).map(({ item, to, label, icon: Icon }) => (
          <AppLink
            key={item}
            to={to}
            aria-current={item === active ? 'page' : undefined}
            className={classes.item ?? ''}
            data-sidebar-item={item}
            {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
          >
            <Icon size={20} stroke={1.6} aria-hidden />
            {label}
          </AppLink>
        ))}
      </nav>
      <Account isSignedIn={isSignedIn} />
    </>
  );
}

/** Reserves its space until it is known that nobody is signed in. */
function Selector({ isSignedIn }: { isSignedIn: boolean }) {
  const isSettled = useAppSelector(host.selectIsSettled);
  if (isSignedIn) return <HostSelector />;
  return isSettled ? null : <div className={classes.selector} />;
}

function Account({ isSignedIn }: { isSignedIn: boolean }) {
  const dispatch = useAppDispatch();
  const isSettled = useAppSelector(host.selectIsSettled);
  if (!isSettled) return <Skeleton h={44} />;
  if (!isSignedIn) {
    return (
      <Button variant="default" h={44} onClick={() => dispatch(host.signInRequested())}>
        {access.signIn}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton h={44} />}>
      <AccountMenu />
    </Suspense>
  );
}

export function Brand() {
  return (
    <AppLink to="/" className={classes.brand ?? ''}>
      <BrandMark />
      {app.name}
    </AppLink>
  );
}
