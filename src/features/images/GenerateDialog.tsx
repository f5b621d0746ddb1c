import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { app } from '#src/kit/copy/app.ts';
import { GeneratePanel } from './GeneratePanel.tsx';
import { generate as copy } from './images.copy.ts';

/** Has images made for the library, in a dialog. They are there as soon as they are made. */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={copy.dialog}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <ErrorBoundary isPanel>
        <GeneratePanel verb={copy.show} onChoose={onClose} />
      </ErrorBoundary>
    </Modal>
  );
}
