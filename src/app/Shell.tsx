import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { SkipLink } from '#src/kit/ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import classes from './shell.module.css';
import { Sidebar } from './Sidebar.tsx';

const SidebarDrawer = lazy(async () => ({
  default: (await import('./SidebarDrawer.tsx')).SidebarDrawer,
}));

/** Sidebar and main area; below 1138 px the sidebar is a drawer (spec §2, breakpoints). */
export function Shell({ children }: { children: ReactNode }) {
  /** Null until it was opened for the first time, which loads it. */
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  const close = () => setDrawerOpen(false);
  return (
    <>
      <SkipLink label={app.skipToContent} />
      <div className={classes.shell}>
        <aside className={classes.side}>
          <Sidebar />
        </aside>
        <header className={classes.topbar}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size={44}
            aria-label={app.openNavigation}
            onClick={() => setDrawerOpen(true)}
          >
            <IconMenu2 size={22} stroke={1.6} />
          </ActionIcon>
          <Brand />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Suspense fallback={null}>
        {isDrawerOpen === null ? null : <SidebarDrawer isOpen={isDrawerOpen} onClose={close} />}
      </Suspense>
    </>
  );
}
