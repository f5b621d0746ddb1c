import { Button, Menu, Text, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import {
  IconBug,
  IconCheck,
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { app } from '#src/kit/copy/app.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { host } from '#store/session/host.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { openShortcuts } from './overlays.ts';
import { schemes } from './schemes.ts';
import { furtherPages, useReachable } from './sidebarItems.ts';

/** For the support of the installation alone. */
const SUPPORT = { to: '/support', label: app.support, icon: IconLifebuoy };

export function AccountMenu() {
  const user = useAppSelector(host.selectUser);
  const plan = useAppSelector(token.selectPlan);
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const pages = useReachable(furtherPages);
  const email = user?.email ?? '';
  return (
    <Menu withInitialFocusPlaceholder={false} position="top-start" width={224} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          justify="start"
          h={44}
          px="xs"
          leftSection={<IconUser size={20} stroke={1.6} aria-hidden />}
          aria-label={app.account(email)}
        >
          <Text size="sm" truncate maw={160} component="span">
            {email}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{app.plan[isTrialActive ? 'trial' : plan]}</Menu.Label>
        {[...pages, ...(user?.isSupport ? [SUPPORT] : [])].map(({ to, label, icon: Icon }) => (
          <Menu.Item
            key={to}
            component={AppLink}
            to={to}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {schemes.map(({ value, icon: Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
            rightSection={colorScheme === value ? <IconCheck size={16} aria-hidden /> : null}
            aria-current={colorScheme === value ? 'true' : undefined}
            onClick={() => setColorScheme(value)}
          >
            {app.theme[value]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Acts />
      </Menu.Dropdown>
    </Menu>
  );
}

function Acts() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Menu.Item
        leftSection={<IconKeyboard size={18} stroke={1.6} aria-hidden />}
        onClick={openShortcuts}
      >
        {app.shortcuts}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBug size={18} stroke={1.6} aria-hidden />}
        onClick={() => dispatch(problemReport.opened())}
      >
        {app.reportProblem}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
        onClick={() => dispatch(signOut.requested())}
      >
        {app.signOut}
      </Menu.Item>
    </>
  );
}
