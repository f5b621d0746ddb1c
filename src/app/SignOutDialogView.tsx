import { Button, Group, List, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { app, signOut as copy } from '#src/copy/app.ts';

interface SignOutDialogViewProps {
  readonly isOpen: boolean;
  /** Of the articles that are not saved; empty for one without a title. */
  readonly titles: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function SignOutDialogView({ isOpen, titles, onConfirm, onCancel }: SignOutDialogViewProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Text mb="xs">{copy.hint}</Text>
      <List mb="lg">
        {titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two articles may have one title, and the list does not change
          <List.Item key={at}>{title || copy.untitled}</List.Item>
        ))}
      </List>
      <Group justify="end">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {copy.stay}
        </Button>
        <Button color="red.8" onClick={onConfirm}>
          {copy.discard}
        </Button>
      </Group>
    </Modal>
  );
}
