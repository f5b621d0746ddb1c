import type { FolderInvitation, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Say } from '../NoticeLine.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { PendingInvitationsView } from './PendingInvitationsView.tsx';

interface PendingInvitationsProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** Who is asked into a folder and has not accepted yet. */
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
