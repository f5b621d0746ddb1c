import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { FolderGuest } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Refusal } from '../../client.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../RefusalAlert.tsx';
import { ACCESS_OPTIONS } from './accessOptions.ts';

interface GuestsViewProps {
  readonly label: string;
  readonly guests: readonly FolderGuest[];
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  readonly onChange: (guest: FolderGuest, canWrite: boolean) => void;
  readonly onRemove: (guest: FolderGuest) => void;
}

export function GuestsView(props: GuestsViewProps) {
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
