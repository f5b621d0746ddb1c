import { NumberInput, Text } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { type PointerEvent, useState } from 'react';
import {
  type Crop,
  type CropFormat,
  movedTo,
  type Size,
  sizeOfResult,
  withHeight,
  withWidth,
} from '#domain/images/crop.ts';
import { crop as copy } from '#src/kit/copy/crop.ts';
import classes from './crop.module.css';

interface CropFrameProps {
  readonly image: Size & { readonly src: string };
  readonly crop: Crop;
  /** Its shape stays. */
  readonly format: CropFormat | Size;
  readonly onChange: (crop: Crop) => void;
}

/** Chooses a part of an image, and says so if it is smaller than what becomes of it. */
export function CropFrame(props: CropFrameProps) {
  const { crop, format } = props;
  const result = sizeOfResult(crop, format);
  return (
    <>
      <Text size="sm" c="dimmed">
        {copy.hint}
      </Text>
      <FrameView {...props} />
      <FieldsView {...props} />
      {crop.width < result.width && (
        <Text size="sm">{copy.enlarged(result.width, result.height)}</Text>
      )}
    </>
  );
}

/** The image with the frame, which a pointer drags. The fields do the same by keyboard. */
function FrameView({ image, crop, onChange }: CropFrameProps) {
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

function FieldsView({ image, crop, format, onChange }: CropFrameProps) {
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
