import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Channel } from '#contract/lib/channels.ts';
import { type Crop, largestCrop, type Size } from '#domain/images/crop.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { bestImage, cropOn, type PostImage } from '#domain/social/postImage.ts';
import { Dialog } from '#src/kit/Dialog.tsx';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { CropFrame } from '#src/kit/images/CropFrame.tsx';
import { cutImage } from '#src/kit/images/cutImage.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { postExport } from '#store/social/postExport.slice.ts';
import { post as copy } from './social.copy.ts';

interface PostCropProps {
  readonly images: readonly PostImage[];
  readonly channel: Channel;
  /** Null: the middle, as the channel would cut it. */
  readonly onChoose: (image: PostImage, crop: Crop | null) => void;
  readonly onClose: () => void;
}

/** Chooses which image a channel shows, and which part of it. The image itself stays as it is. */
export function PostCrop({ images, channel, onChoose, onClose }: PostCropProps) {
  const shape = CHANNEL[channel].image;
  const sized = images.filter(({ width, height }) => width !== null && height !== null);
  const [image, setImage] = useState(() => bestImage(sized, channel));
  const [moved, setMoved] = useState<Crop | null>(null);
  if (image === null || image.width === null || image.height === null) return null;
  const shown = { src: image.src, width: image.width, height: image.height };
  const crop = moved ?? cropOn(image, channel) ?? largestCrop(shown, shape);
  return (
    <Dialog onClose={onClose} size="lg" title={copy.cropTitle(channel, shape.width, shape.height)}>
      <Stack gap="md">
        {sized.length > 1 && (
          <NativeSelect
            label={copy.cropImage}
            value={image.id}
            data={sized.map(({ id }) => ({
              value: id,
              label: copy.cropOf(images.findIndex((one) => one.id === id) + 1),
            }))}
            onChange={({ currentTarget: { value } }) => {
              setImage(sized.find(({ id }) => id === value) ?? null);
              setMoved(null);
            }}
          />
        )}
        <CropFrame image={shown} crop={crop} format={shape} onChange={setMoved} />
        <Group justify="flex-end">
          <SaveCrop {...{ image: shown, crop, channel }} />
          <Button variant="default" onClick={() => onChoose(image, null)}>
            {copy.cropMiddle}
          </Button>
          <Button onClick={() => onChoose(image, crop)}>{copy.cropKeep}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface SaveCropProps {
  readonly image: Size & { readonly src: string };
  readonly crop: Crop;
  readonly channel: Channel;
}

/** The part as a file of the size that the channel shows. */
function SaveCrop({ image, crop, channel }: SaveCropProps) {
  const dispatch = useAppDispatch();
  const files = useFiles();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setStatus('saving');
    try {
      const file = await cutImage(
        { ...image, name: channel, type: 'image/png' },
        crop,
        CHANNEL[channel].image,
      );
      dispatch(postExport.fileRequested({ fileId: files.keep(file) }));
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <>
      {status === 'failed' && (
        <Text size="sm" role="alert">
          {copy.cropFailed}
        </Text>
      )}
      <Button variant="default" disabled={status === 'saving'} onClick={save}>
        {status === 'saving' ? copy.cropSaving : copy.cropSave}
      </Button>
    </>
  );
}
