import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Asset } from '#contract/asset.schema.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { app } from '#src/kit/copy/app.ts';
import { CoverPanel } from './CoverPanel.tsx';
import { cover } from './images.copy.ts';

interface MakeImageProps {
  /** A cover whose design is changed. */
  readonly design?: CoverDesign;
  readonly onMade: (asset: Asset) => void;
  readonly onClose: () => void;
}

/** Makes an image for the library, in a dialog. */
export function MakeImage({ design, onMade, onClose }: MakeImageProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={cover.dialog}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <CoverPanel {...(design && { design })} verb={cover.add} onMade={onMade} />
    </Modal>
  );
}
