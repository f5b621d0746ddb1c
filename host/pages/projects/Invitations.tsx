import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { HostRequest, Refusal } from '../../client.ts';
import type { Invitation } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert, type Say } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** The folders that a person is invited to. */
export function Invitations({ invitations, reload, say }: InvitationsProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const answer = async (request: HostRequest, doneText: string) => {
    if (await act(request)) say({ text: doneText });
  };
  return invitations.length === 0 ? null : (
    <InvitationsView
      invitations={invitations}
      isWorking={isWorking}
      refusal={refusal}
      onAccept={({ id, folderName }) =>
        answer(requests.acceptInvitation(id), copy.accepted(folderName))
      }
      onDecline={({ id, folderName }) =>
        answer(requests.declineInvitation(id), copy.declined(folderName))
      }
    />
  );
}

interface InvitationsViewProps {
  readonly invitations: readonly Invitation[];
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  readonly onAccept: (invitation: Invitation) => void;
  readonly onDecline: (invitation: Invitation) => void;
}

function InvitationsView({ invitations, refusal, ...acts }: InvitationsViewProps) {
  return (
    <Stack component="section" gap="sm" aria-label={copy.invitations}>
      <Title order={2} size="h4">
        {copy.invitations}
      </Title>
      <RefusalAlert refusal={refusal} />
      <ul className={classes.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={classes.card}>
            <InvitationCard invitation={invitation} {...acts} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface InvitationCardProps
  extends Pick<InvitationsViewProps, 'isWorking' | 'onAccept' | 'onDecline'> {
  readonly invitation: Invitation;
}

function InvitationCard({ invitation, isWorking, onAccept, onDecline }: InvitationCardProps) {
  const { folderName, ownerEmail, canWrite } = invitation;
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h5">
          {folderName}
        </Title>
        <Text size="sm" c="dimmed">
          {copy.invitedBy(ownerEmail, canWrite)}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          disabled={isWorking}
          aria-label={copy.acceptNamed(folderName)}
          onClick={() => onAccept(invitation)}
        >
          {copy.accept}
        </Button>
        <Button
          variant="default"
          disabled={isWorking}
          aria-label={copy.declineNamed(folderName)}
          onClick={() => onDecline(invitation)}
        >
          {copy.decline}
        </Button>
      </Group>
    </Stack>
  );
}
