import { Button, Stack, Text } from '@mantine/core';
import type { FolderInvitation } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Refusal } from '../../client.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../RefusalAlert.tsx';

interface PendingInvitationsViewProps {
  readonly label: string;
  readonly invitations: readonly FolderInvitation[];
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  readonly onRevoke: (invitation: FolderInvitation) => void;
}

export function PendingInvitationsView(props: PendingInvitationsViewProps) {
  const { label, invitations, isWorking, refusal, onRevoke } = props;
  return (
    <Stack gap="xs">
      <ul className={classes.list} aria-label={label}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={classes.row}>
            <div>
              {invitation.email}
              <Text size="sm" c="dimmed">
                {copy.notAccepted(invitation.canWrite)}
              </Text>
            </div>
            <Button
              variant="default"
              disabled={isWorking}
              aria-label={copy.revokeNamed(invitation.email)}
              onClick={() => onRevoke(invitation)}
            >
              {copy.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <RefusalAlert refusal={refusal} />
    </Stack>
  );
}
