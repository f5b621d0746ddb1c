import { useEffect, useMemo } from 'react';
import { isImageFile } from '#domain/images/image.ts';
import type { FileRule } from '#src/editor/kernel/EditorSurface.tsx';
import type { PictureRule } from '#src/editor/kernel/pasting.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import { useGiveImages } from './ImagesContext.ts';
import { picturesIn, picturesOut } from './pastedPictures.ts';

/** How pictures of pasted text are handled; null if the page takes no images. */
export function usePictureRule(): PictureRule | null {
  const { articleId, readOnly } = useWorkplace();
  const give = useGiveImages();
  return useMemo(() => {
    if (give === null || readOnly) return null;
    return {
      takeOut: picturesOut,
      find: picturesIn,
      give: (pictures, after) => {
        const texts = pictures.map(({ alt, caption }) => ({ alt, caption }));
        give({ articleId, after, files: pictures.map(({ image }) => image), texts });
      },
    };
  }, [give, articleId, readOnly]);
}

/** How pasted and dropped image files are handled; null if the page takes no images. */
export function useImageFiles(): FileRule | null {
  const { session, articleId, readOnly } = useWorkplace();
  const give = useGiveImages();
  useEffect(keepPageOnDrop, []);
  return useMemo(() => {
    if (give === null || readOnly) return null;
    return {
      isMeant: isImageFile,
      take: (files) => give({ articleId, files, after: session.caret() }),
    };
  }, [give, articleId, session, readOnly]);
}

/** Prevents the browser from opening a file that is dropped beside the text, where the pointer says that nothing takes it. */
function keepPageOnDrop(): () => void {
  const keep = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    const isTaken = event.defaultPrevented || isInText(event.target);
    event.preventDefault();
    if (!isTaken) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}

const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable=true]') !== null;
