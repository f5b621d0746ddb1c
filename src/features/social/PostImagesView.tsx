import { Button, Text } from '@mantine/core';
import type { BlockId } from '#domain/article/body.ts';
import type { PostImage } from '#domain/social/postImage.ts';
import { post as copy } from './social.copy.ts';
import classes from './social.module.css';

interface PostImagesViewProps {
  readonly images: readonly PostImage[];
  /** Null if the post cannot have a further one. */
  readonly onAdd: (() => void) | null;
  /** Files of the last choice that had no room. */
  readonly leftOut: number;
  readonly onRemove: (id: BlockId) => void;
}

/** The images that the channels show with the post. */
export function PostImagesView({ images, onAdd, leftOut, onRemove }: PostImagesViewProps) {
  return (
    <section aria-label={copy.images}>
      <h2 className={classes.channel}>{copy.images}</h2>
      <Text size="sm" c="dimmed" mb="xs">
        {copy.imagesHelp}
      </Text>
      <ul className={classes.images}>
        {images.map(({ id, src, alt, width, height }, at) => (
          <li key={id}>
            <img src={src} alt={alt} loading="lazy" />
            <Text size="xs" c="dimmed">
              {width !== null && height !== null ? copy.imageSize(width, height) : '–'}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={copy.removeImage(at + 1)}
              onClick={() => onRemove(id)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-md"
        disabled={onAdd === null}
        onClick={() => onAdd?.()}
      >
        {onAdd === null ? copy.imagesFull : copy.addImage}
      </Button>
      <Text size="sm" mt="xs" role="status">
        {leftOut > 0 && copy.imagesLeftOut(leftOut)}
      </Text>
    </section>
  );
}
