import { useState } from 'react';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { useGiveImages } from './ImagesContext.ts';
import { useLibrary } from './LibraryContext.ts';

/** The command `image`: the place is the block that the caret was in when it was asked for. */
export function ImageDialog({ articleId, session, onClose }: PanelProps) {
  const library = useLibrary();
  const give = useGiveImages();
  const [after] = useState(session.caret);
  return (
    <ImagePicker
      purpose="insert"
      onChoose={(image) => library?.insert({ articleId, after, image })}
      onFiles={(files) => give?.({ articleId, files, after })}
      onClose={onClose}
    />
  );
}
