import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import { UnsavedList } from '#src/features/article/unsaved/UnsavedList.tsx';
import { app, signOut as copy } from '#src/kit/copy/app.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';

/** Asks before unsaved text is deleted from this device. */
export function SignOutDialog() {
  const dispatch = useAppDispatch();
  return (
    <SignOutDialogView
      isOpen={useAppSelector(signOut.selectStatus) === 'asking'}
      onConfirm={() => dispatch(signOut.confirmed())}
      onCancel={() => dispatch(signOut.cancelled())}
    >
      <UnsavedList articles={useAppSelector(articleSave.selectPending)} />
    </SignOutDialogView>
  );
}

interface SignOutDialogViewProps {
  readonly isOpen: boolean;
  /** The articles that are not saved. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function SignOutDialogView({ isOpen, children, onConfirm, onCancel }: SignOutDialogViewProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Text mb="xs">{copy.hint}</Text>
      {children}
      <Group justify="end" mt="lg">
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
