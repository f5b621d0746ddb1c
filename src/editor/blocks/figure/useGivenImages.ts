import Draft, { type DraftHandleValue, type SelectionState } from 'draft-js';
import { useEffect, useMemo } from 'react';
import { isImageFile } from '#domain/images/imageFile.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import type { GivePictures } from '#src/editor/kernel/pasting.ts';
import { useGiveImages } from './ImagesContext.ts';

interface ImageHandlers {
  handlePastedFiles?(files: readonly Blob[]): DraftHandleValue;
  handleDroppedFiles?(selection: SelectionState, files: readonly Blob[]): DraftHandleValue;
}

const NO_HANDLERS: ImageHandlers = {};

/** Who takes the pictures of pasted text; null where nobody does. */
export function useGivePictures(): GivePictures | null {
  const { articleId, readOnly } = useWorkplace();
  const give = useGiveImages();
  return useMemo(() => {
    if (give === null || readOnly) return null;
    return (pictures, after) => {
      const texts = pictures.map(({ alt, caption }) => ({ alt, caption }));
      give({ articleId, after, files: pictures.map(({ file }) => file), texts });
    };
  }, [give, articleId, readOnly]);
}

/** Image files that are pasted or dropped into the text; other files are left to draft-js. */
export function useGivenImages(): ImageHandlers {
  const { session, articleId, readOnly } = useWorkplace();
  const give = useGiveImages();
  useEffect(keepPageOnDrop, []);
  return useMemo(() => {
    if (give === null || readOnly) return NO_HANDLERS;
    const handlePastedFiles = (blobs: readonly Blob[]): DraftHandleValue => {
      const files = blobs.filter((blob): blob is File => blob instanceof File && isImageFile(blob));
      if (files.length === 0) return 'not-handled';
      give({ articleId, files, after: session.caret() });
      return 'handled';
    };
    return {
      handlePastedFiles,
      handleDroppedFiles(selection, files) {
        if (!files.some(isImageFile)) return 'not-handled';
        session.change(Draft.EditorState.acceptSelection(session.state(), selection));
        return handlePastedFiles(files);
      },
    };
  }, [give, articleId, session, readOnly]);
}

/** A file that is dropped beside the text would be opened by the browser, in the place of the page. */
function keepPageOnDrop(): () => void {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}
