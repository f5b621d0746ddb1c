import { lazy, Suspense, useState } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { POST_IMAGES_MOST, type PostImage } from '#domain/social/postImage.ts';
import { useGiveImages, useLibrary } from '#src/editor/blocks/figure/ImagesContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { ImageUploads } from '#src/kit/images/ImageUploads.tsx';
import { imageUpload } from '#store/images/upload.slice.ts';
import { PostImagesView } from './PostImagesView.tsx';

const ImagePicker = lazy(async () => ({
  default: (await import('#src/editor/blocks/figure/ImagePicker.tsx')).ImagePicker,
}));

interface PostImagesProps {
  readonly articleId: string;
  readonly images: readonly PostImage[];
  /** The block that further images stand behind; null: there is none. */
  readonly after: BlockId | null;
  readonly onRemove: (id: BlockId) => void;
}

/**
 * The images of a post, and the dialog that adds one: uploaded, of the library, designed, or by address. Uploads that are not
 * inserted yet, failed ones too, take the room of an image.
 */
export function PostImages({ articleId, images, after, onRemove }: PostImagesProps) {
  const library = useLibrary();
  const give = useGiveImages();
  const [isChoosing, setChoosing] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const uploads = useAppSelector((state) => imageUpload.selectPending(state, articleId));
  const room = Math.max(0, POST_IMAGES_MOST - images.length - uploads.length);
  const choose = () => {
    setLeftOut(0);
    setChoosing(true);
  };
  const upload = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    give?.({ articleId, after, files: files.slice(0, room) });
  };
  return (
    <>
      <PostImagesView
        images={images}
        onAdd={library && room > 0 ? choose : null}
        leftOut={leftOut}
        onRemove={onRemove}
      />
      <ImageUploads articleId={articleId} />
      {isChoosing && (
        <Suspense fallback={null}>
          <ImagePicker
            purpose="insert"
            onChoose={(image) => library?.insert({ articleId, after, image })}
            onFiles={upload}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
