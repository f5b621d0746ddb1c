import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Sidebar } from './Sidebar.tsx';

interface SidebarDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar on small screens. */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={280}
      withCloseButton={false}
      styles={{
        body: { display: 'flex', flexDirection: 'column', gap: 8, height: '100%', padding: 12 },
      }}
    >
      <Sidebar onNavigate={onClose} />
    </Drawer>
  );
}
