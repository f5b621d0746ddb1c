import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { Refusal } from '../../client.ts';
import type { FolderGuest, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert, type Say } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { ACCESS_OPTIONS } from './ShareForm.tsx';

interface GuestsProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** The guests of a folder, and what they may do. */
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

interface GuestsViewProps {
  readonly label: string;
  readonly guests: readonly FolderGuest[];
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  readonly onChange: (guest: FolderGuest, canWrite: boolean) => void;
  readonly onRemove: (guest: FolderGuest) => void;
}

function GuestsView(props: GuestsViewProps) {
  const { label, guests, isWorking, refusal, onChange, onRemove } = props;
  return (
    <Stack gap="xs">
      <ul className={classes.list} aria-label={label}>
        {guests.map((guest) => (
          <li key={guest.userId} className={classes.row}>
            <span>{guest.email}</span>
            <Group gap="xs">
              <NativeSelect
                aria-label={copy.mayNamed(guest.email)}
                data={ACCESS_OPTIONS}
                value={guest.canWrite ? 'write' : 'read'}
                onChange={(event) => onChange(guest, event.currentTarget.value === 'write')}
              />
              <Button
                variant="default"
                disabled={isWorking}
                aria-label={copy.removeNamed(guest.email)}
                onClick={() => onRemove(guest)}
              >
                {copy.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <RefusalAlert refusal={refusal} />
    </Stack>
  );
}
