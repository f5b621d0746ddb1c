import { lazy, Suspense, useState } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { POST_IMAGES_MOST, type PostImage } from '#domain/social/postImage.ts';
import { useGiveImages, useLibrary } from '#src/editor/blocks/figure/ImagesContext.ts';
import { ImageUploads } from '#src/kit/ImageUploads.tsx';
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

/** The images of a post, and the dialog that adds one: uploaded, of the library, designed, or by address. */
export function PostImages({ articleId, images, after, onRemove }: PostImagesProps) {
  const library = useLibrary();
  const give = useGiveImages();
  const [isChoosing, setChoosing] = useState(false);
  const hasRoom = images.length < POST_IMAGES_MOST;
  return (
    <>
      <PostImagesView
        images={images}
        onAdd={library && hasRoom ? () => setChoosing(true) : null}
        onRemove={onRemove}
      />
      <ImageUploads articleId={articleId} />
      {isChoosing && (
        <Suspense fallback={null}>
          <ImagePicker
            purpose="insert"
            onChoose={(image) => library?.insert({ articleId, after, image })}
            onFiles={(files) =>
              give?.({ articleId, after, files: files.slice(0, POST_IMAGES_MOST - images.length) })
            }
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
