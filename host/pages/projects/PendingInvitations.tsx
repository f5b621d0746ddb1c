import { Button, Stack, Text } from '@mantine/core';
import type { Refusal } from '../../client.ts';
import type { FolderInvitation, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert, type Say } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';

interface PendingInvitationsProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** The invitations to a folder that have not been accepted yet. */
export function PendingInvitations({ project, reload, say }: PendingInvitationsProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const { id, name, invitations } = project;
  const revoke = async (invitation: FolderInvitation) => {
    if (!(await act(requests.revokeInvitation(id, invitation.id)))) return;
    say({ text: copy.revoked(invitation.email) });
  };
  return invitations.length === 0 ? null : (
    <PendingInvitationsView
      label={copy.pending(name)}
      invitations={invitations}
      isWorking={isWorking}
      refusal={refusal}
      onRevoke={revoke}
    />
  );
}

interface PendingInvitationsViewProps {
  readonly label: string;
  readonly invitations: readonly FolderInvitation[];
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  readonly onRevoke: (invitation: FolderInvitation) => void;
}

function PendingInvitationsView(props: PendingInvitationsViewProps) {
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
