import { Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import type { Api } from '#contract/routes.ts';
import { notifications as copy } from './notifications.copy.ts';

interface NotificationsViewProps {
  readonly mail: Awaited<ReturnType<Api['topic2']['getIdeas']>>['mail'];
  readonly onMail: (isWanted: boolean) => void;
}

/** The e-mails that a person wants of what the product sends. */
export function NotificationsView({ mail, onMail }: NotificationsViewProps) {
  const { isPossible, isWanted, address } = mail;
  if (!isPossible && !isWanted) return <Text c="dimmed">{copy.noMail}</Text>;
  return (
    <Switch
      label={copy.ideas}
      description={address === '' ? copy.noAddress : copy.ideasHint(address)}
      checked={isWanted}
      onChange={(event) => onMail(event.currentTarget.checked)}
    />
  );
}
