import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { app } from '#src/copy/app.ts';
import { Brand } from './Brand.tsx';
import classes from './shell.module.css';
import { Sidebar } from './Sidebar.tsx';

/** Sidebar and main area; below 1138 px the sidebar is a drawer (spec §2, breakpoints). */
export function Shell({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  return (
    <>
      <a href="#main" className={classes.skip}>
        {app.skipToContent}
      </a>
      <div className={classes.shell}>
        <div className={classes.side}>
          <Sidebar />
        </div>
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
      <Drawer
        opened={isDrawerOpen}
        onClose={close}
        size={280}
        withCloseButton={false}
        styles={{
          body: { display: 'flex', flexDirection: 'column', gap: 8, height: '100%', padding: 12 },
        }}
      >
        <Sidebar onNavigate={close} />
      </Drawer>
    </>
  );
}
