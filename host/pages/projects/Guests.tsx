import type { FolderGuest, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Say } from '../NoticeLine.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { GuestsView } from './GuestsView.tsx';

interface GuestsProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** Who sees a folder besides its owner, and what they may do there. */
export function Guests({ project, reload, say }: GuestsProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const { id, name, guests } = project;
  const change = async ({ email }: FolderGuest, canWrite: boolean) => {
    if (await act(requests.share(id, email, canWrite))) say({ text: copy.changed(email) });
  };
  const remove = async ({ userId, email, canWrite }: FolderGuest) => {
    if (!(await act(requests.removeGuest(id, userId)))) return;
    const request = requests.share(id, email, canWrite);
    const undo = { label: copy.inviteAgain, request, doneText: copy.invited(name, email) };
    say({ text: copy.removed(email), undo });
  };
  return guests.length === 0 ? null : (
    <GuestsView
      label={copy.guests(name)}
      guests={guests}
      isWorking={isWorking}
      refusal={refusal}
      onChange={change}
      onRemove={remove}
    />
  );
}
