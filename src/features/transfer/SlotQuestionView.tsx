import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { app } from '#src/kit/copy/app.ts';
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
    <Modal
      opened
      onClose={onClose}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
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
    </Modal>
  );
}
