import { useState } from 'react';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import type { SurroundingProps } from '../surroundingProps.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { useGiveImages } from './ImagesContext.ts';

/** The command `image`: the place is the block that the caret was in when it was asked for. */
export function ImageDialog({ articleId, session, onClose }: SurroundingProps) {
  const dispatch = useAppDispatch();
  const give = useGiveImages();
  const [after] = useState(session.caret);
  return (
    <ImagePicker
      purpose="insert"
      onChoose={(image) => dispatch(imageUpload.chosen({ articleId, after, image }))}
      onFiles={(files) => give?.({ articleId, files, after })}
      onClose={onClose}
    />
  );
}
