import { NavLink, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { app } from '#src/copy/app.ts';
import { selectPlace } from '#store/router/router.slice.ts';
import { AppLink } from './AppLink.tsx';
import { Brand } from './Brand.tsx';
import { useAppSelector } from './hooks.ts';
import classes from './shell.module.css';
import { sidebarItems } from './sidebarItems.ts';

/** Its menu is the shell's one floating part, and nobody needs it first. */
const AccountMenu = lazy(async () => ({
  default: (await import('./AccountMenu.tsx')).AccountMenu,
}));

/** The main navigation; in a drawer on small screens, which `onNavigate` closes. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { route } = useAppSelector(selectPlace);
  return (
    <>
      <Brand />
      <nav className={classes.nav} aria-label={app.mainNavigation}>
        {sidebarItems.map((item) => {
          const isActive = route !== null && (item.route === route || item.also.includes(route));
          return (
            <NavLink
              key={item.route}
              component={AppLink}
              to={item.to}
              label={item.label}
              leftSection={<item.icon size={20} stroke={1.6} aria-hidden />}
              active={isActive}
              aria-current={isActive ? 'page' : undefined}
              className={classes.item ?? ''}
              {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
            />
          );
        })}
      </nav>
      <Suspense fallback={<Skeleton h={44} />}>
        <AccountMenu />
      </Suspense>
    </>
  );
}
