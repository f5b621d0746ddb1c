import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { app } from '#src/kit/copy/app.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import type { OverlayProps } from './overlays.ts';
import { Sidebar } from './Sidebar.tsx';
import classes from './shell.module.css';

/** The sidebar on small screens. */
export function SidebarDrawer({ isOpen, onClose }: OverlayProps) {
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      size={280}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': app.navigation } }}
      classNames={{ body: classes.drawer ?? '' }}
    >
      <Sidebar onNavigate={onClose} />
    </Drawer>
  );
}
