import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { app } from '#src/kit/copy/app.ts';
import { article as copy } from './article.copy.ts';

interface DiscardDialogViewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks first, because there is no other copy of the text. */
export function DiscardDialogView({ isOpen, onClose, onDiscard }: DiscardDialogViewProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={copy.discardTitle}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Text mb="lg">{copy.discardHint}</Text>
      <Group justify="end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {copy.keepEditing}
        </Button>
        <Button color="red.8" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </Group>
    </Modal>
  );
}
