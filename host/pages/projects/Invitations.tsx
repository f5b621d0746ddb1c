import type { Invitation } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { HostRequest } from '../../client.ts';
import type { Say } from '../NoticeLine.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { InvitationsView } from './InvitationsView.tsx';

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** The folders of others that a person is invited to. */
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
