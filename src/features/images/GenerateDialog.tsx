import { Dialog } from '#src/kit/Dialog.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { generate as copy } from './images.copy.ts';

/** Has images made for the library, in a dialog. They are there as soon as they are made. */
export function GenerateDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} size="xl" title={copy.dialog}>
      <ErrorBoundary isPanel>
        <GeneratePanel verb={copy.show} onChoose={onClose} />
      </ErrorBoundary>
    </Dialog>
  );
}
