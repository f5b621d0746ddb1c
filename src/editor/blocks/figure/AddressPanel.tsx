import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isAllowedValue } from '#html/allowedHtml.ts';
import type { FigureImage } from '#html/figure.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';

interface AddressPanelProps {
  /** Label of the button. */
  readonly verb: string;
  onChoose(image: FigureImage): void;
}

/** Inserts an image from another site. The image is loaded first, to get its size and to detect a wrong address. */
export function AddressPanel({ verb, onChoose }: AddressPanelProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const src = typed.trim();
    if (!isAllowedValue('img', 'src', src)) return setError(copy.addressWrong);
    setLoading(true);
    const image = await loaded(src);
    setLoading(false);
    if (image === null) setError(copy.addressUnreadable);
    else onChoose(image);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        label={copy.addressLabel}
        placeholder={copy.addressExample}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {copy.addressHint}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={isLoading}>
          {verb}
        </Button>
      </Group>
    </form>
  );
}

/** Resolves with the image at an address and its size; null if there is none. */
function loaded(src: string): Promise<FigureImage | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () =>
      resolve({ src, width: image.naturalWidth || null, height: image.naturalHeight || null });
    image.onerror = () => resolve(null);
    image.src = src;
  });
}
