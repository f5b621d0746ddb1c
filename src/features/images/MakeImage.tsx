import type { Asset } from '#contract/images/asset.schema.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { Dialog } from '#src/kit/Dialog.tsx';
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
    <Dialog onClose={onClose} size="xl" title={cover.dialog}>
      <CoverPanel {...(design && { design })} verb={cover.add} onMade={onMade} />
    </Dialog>
  );
}
