import { Button, Group, NativeSelect, NumberInput, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { type PointerEvent, useState } from 'react';
import type { Asset } from '#contract/asset.schema.ts';
import {
  type Crop,
  CROP_FORMATS,
  type CropFormat,
  largestCrop,
  movedTo,
  sizeOfResult,
  withHeight,
  withWidth,
} from '#domain/images/crop.ts';
import { cutImage } from './cutImage.ts';
import { cropping as copy } from './images.copy.ts';
import classes from './images.module.css';

interface CropViewProps {
  readonly image: Asset;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

/** Cuts a part out of an image, in one of the formats of social networks or freely. */
export function CropView({ image, onFile, onCancel }: CropViewProps) {
  const [format, setFormat] = useState<CropFormat>('link');
  const [crop, setCrop] = useState(() => largestCrop(image, 'link'));
  const [status, setStatus] = useState<'choosing' | 'cutting' | 'failed'>('choosing');
  const result = sizeOfResult(crop, format);
  const cut = async () => {
    setStatus('cutting');
    try {
      onFile(await cutImage(image, crop, result));
    } catch {
      setStatus('failed');
    }
  };
  return (
    <Stack gap="md">
      <NativeSelect
        label={copy.format}
        value={format}
        data={FORMATS.map((value) => ({ value, label: copy.formats[value] }))}
        onChange={({ currentTarget: { value } }) => {
          setFormat(value as CropFormat);
          setCrop(largestCrop(image, value as CropFormat));
        }}
      />
      <Text size="sm" c="dimmed">
        {copy.hint}
      </Text>
      <FrameView image={image} crop={crop} onChange={setCrop} />
      <FieldsView image={image} crop={crop} format={format} onChange={setCrop} />
      {crop.width < result.width && (
        <Text size="sm">{copy.enlarged(result.width, result.height)}</Text>
      )}
      {status === 'failed' && <Text role="alert">{copy.failed}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button disabled={status === 'cutting'} onClick={cut}>
          {status === 'cutting' ? copy.cutting : copy.cut}
        </Button>
      </Group>
    </Stack>
  );
}

const FORMATS = Object.keys(CROP_FORMATS) as CropFormat[];

interface Shown {
  readonly image: Asset;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** The image with the frame, which a pointer drags. The fields do the same by keyboard. */
function FrameView({ image, crop, onChange }: Shown) {
  const [grip, setGrip] = useState<{ x: number; y: number; crop: Crop } | null>(null);
  const percent = (value: number, whole: number) => `${(100 * value) / whole}%`;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const shown = event.currentTarget.parentElement?.getBoundingClientRect();
    if (grip === null || shown === undefined) return;
    const scale = image.width / shown.width;
    const left = grip.crop.left + (event.clientX - grip.x) * scale;
    const top = grip.crop.top + (event.clientY - grip.y) * scale;
    onChange(movedTo(grip.crop, image, { left, top }));
  };
  return (
    <div className={classes.cropped}>
      <img src={image.src} alt="" width={image.width} height={image.height} draggable={false} />
      <div
        className={classes.frame}
        role="img"
        aria-label={copy.frame}
        style={{
          left: percent(crop.left, image.width),
          top: percent(crop.top, image.height),
          width: percent(crop.width, image.width),
          height: percent(crop.height, image.height),
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setGrip({ x: event.clientX, y: event.clientY, crop });
        }}
        onPointerMove={move}
        onPointerUp={() => setGrip(null)}
        onPointerCancel={() => setGrip(null)}
      />
    </div>
  );
}

function FieldsView({ image, crop, format, onChange }: Shown & { readonly format: CropFormat }) {
  const field = (label: string, value: number, change: (value: number) => Crop) => (
    <NumberInput
      label={label}
      suffix=" px"
      value={value}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      onChange={(next) => {
        if (typeof next === 'number') onChange(change(next));
      }}
    />
  );
  return (
    <div className={classes.fields}>
      {field(copy.left, crop.left, (left) => movedTo(crop, image, { left, top: crop.top }))}
      {field(copy.top, crop.top, (top) => movedTo(crop, image, { left: crop.left, top }))}
      {field(copy.width, crop.width, (width) => withWidth(crop, image, format, width))}
      {format === 'free' &&
        field(copy.height, crop.height, (height) => withHeight(crop, image, height))}
    </div>
  );
}
