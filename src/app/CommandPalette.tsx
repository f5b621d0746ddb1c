import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { app } from '#src/copy/app.ts';
import { signOutRequested } from '#store/hostReady/hostReady.slice.ts';
import { navigationRequested } from '#store/router/router.slice.ts';
import { useAppDispatch } from './hooks.ts';
import { openShortcuts } from './overlays.ts';
import { sidebarItems } from './sidebarItems.ts';

/** Every route and action by name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { setColorScheme } = useMantineColorScheme();
  const actions: SpotlightActionData[] = [
    ...sidebarItems.map((item) => ({
      id: item.route,
      label: app.goTo(item.label),
      leftSection: <item.icon size={20} stroke={1.6} />,
      onClick: () => void dispatch(navigationRequested({ to: item.to })),
    })),
    {
      id: 'light',
      label: `${app.theme.label}: ${app.theme.light}`,
      leftSection: <IconSun size={20} stroke={1.6} />,
      onClick: () => setColorScheme('light'),
    },
    {
      id: 'dark',
      label: `${app.theme.label}: ${app.theme.dark}`,
      leftSection: <IconMoon size={20} stroke={1.6} />,
      onClick: () => setColorScheme('dark'),
    },
    {
      id: 'shortcuts',
      label: app.shortcuts,
      leftSection: <IconKeyboard size={20} stroke={1.6} />,
      onClick: openShortcuts,
    },
    {
      id: 'signOut',
      label: app.signOut,
      leftSection: <IconLogout size={20} stroke={1.6} />,
      onClick: () => void dispatch(signOutRequested()),
    },
  ];
  return (
    <Spotlight
      forceOpened
      actions={actions}
      onSpotlightClose={onClose}
      nothingFound={app.noCommand}
      shortcut={null}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} />,
        placeholder: app.commands,
        'aria-label': app.commands,
      }}
    />
  );
}
