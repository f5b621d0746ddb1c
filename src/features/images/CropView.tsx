import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Asset } from '#contract/images/asset.schema.ts';
import { CROP_FORMATS, type CropFormat, largestCrop, sizeOfResult } from '#domain/images/crop.ts';
import { CropFrame } from '#src/kit/images/CropFrame.tsx';
import { cutImage } from '#src/kit/images/cutImage.ts';
import { cropping as copy } from './images.copy.ts';

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
      <CropFrame image={image} crop={crop} format={format} onChange={setCrop} />
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
