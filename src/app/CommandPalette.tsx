import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import './commandPalette.css';
import { useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogin, IconLogout, IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { openShortcuts, type OverlayProps } from './overlays.ts';
import { schemes } from './schemes.ts';
import { furtherPages, sidebarItems } from './sidebarItems.ts';
import { useArticleSearch } from './useArticleSearch.ts';
import { useReachable } from '#src/kit/useReachable.ts';
import { signOut } from '#store/session/signOut.slice.ts';

const [palette, { open, close }] = createSpotlight();

const SEARCH = {
  leftSection: <IconSearch size={20} stroke={1.6} />,
  placeholder: app.commands,
  'aria-label': app.commands,
} as const;

const PAGES = [...sidebarItems, ...furtherPages];

/** What can be done about being signed in or not. */
const SESSION = {
  signedIn: { label: app.signOut, icon: IconLogout, request: signOut.requested },
  signedOut: { label: app.signIn, icon: IconLogin, request: host.signInRequested },
} as const;

/** Every route and action by name, and every article by its title. */
export function CommandPalette({ isOpen, onClose }: OverlayProps) {
  const dispatch = useAppDispatch();
  const session = SESSION[useAppSelector(host.selectIsSignedIn) ? 'signedIn' : 'signedOut'];
  const { setColorScheme } = useMantineColorScheme();
  const { found, ...search } = useArticleSearch(isOpen);
  useEffect(() => (isOpen ? open() : close()), [isOpen]);
  const actions: SpotlightActionData[] = [
    ...useReachable(PAGES).map((item) => ({
      id: item.to,
      label: app.goTo(item.label),
      leftSection: <item.icon size={20} stroke={1.6} />,
      onClick: () => void dispatch(router.navigationRequested({ to: item.to })),
    })),
    ...schemes.map(({ value, icon: Icon }) => ({
      id: value,
      label: `${app.theme.label}: ${app.theme[value]}`,
      leftSection: <Icon size={20} stroke={1.6} />,
      onClick: () => setColorScheme(value),
    })),
    {
      id: 'shortcuts',
      label: app.shortcuts,
      leftSection: <IconKeyboard size={20} stroke={1.6} />,
      onClick: openShortcuts,
    },
    {
      id: 'session',
      label: session.label,
      leftSection: <session.icon size={20} stroke={1.6} />,
      onClick: () => void dispatch(session.request()),
    },
    ...found,
  ];
  return (
    <Spotlight
      store={palette}
      attributes={{ content: { 'aria-label': app.commands } }}
      actions={actions}
      {...search}
      onSpotlightClose={onClose}
      nothingFound={app.noCommand}
      shortcut={null}
      searchProps={SEARCH}
    />
  );
}
