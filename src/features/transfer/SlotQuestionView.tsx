import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '#src/kit/Dialog.tsx';
import { exporting } from './exporting.copy.ts';

const copy = exporting.slots;

interface SlotQuestionViewProps {
  readonly slots: number;
  readonly onClose: () => void;
  readonly onAnswer: (withSlots: boolean) => void;
}

/** Asks before an export what becomes of slots that are left, so that nobody publishes one by accident. */
export function SlotQuestionView({ slots, onClose, onAnswer }: SlotQuestionViewProps) {
  return (
    <Dialog onClose={onClose} title={copy.title}>
      <Stack gap="md">
        <Text>{copy.question(slots)}</Text>
        <Group gap="xs">
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {copy.leaveOut}
          </Button>
          <Button variant="default" onClick={() => onAnswer(true)}>
            {copy.keep}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
