import { Text } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector } from '#src/kit/hooks.ts';
import { host } from '#store/session/host.slice.ts';
import { wizard } from './wizard.copy.ts';

/** Says what is not used for want of a model, and who can change that. */
export function ModelHint() {
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  return (
    <Text size="sm" c="dimmed">
      {wizard.withoutModel}{' '}
      {isAdmin ? <AppLink to="/settings">{wizard.setUpModel}</AppLink> : wizard.askAdministrator}
    </Text>
  );
}
