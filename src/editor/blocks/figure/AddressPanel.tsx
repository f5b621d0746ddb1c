import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isAllowedUrl } from '#html/allowedHtml.ts';
import type { FigureImage } from '#html/figure.ts';
import { imageTexts as copy } from '#src/editor/copy/images.ts';

interface AddressPanelProps {
  /** What the button does. */
  readonly verb: string;
  onChoose(image: FigureImage): void;
}

/** An image of another site. It is loaded first, so that its size is known and a wrong address is noticed. */
export function AddressPanel({ verb, onChoose }: AddressPanelProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const src = typed.trim();
    if (!isAllowedUrl('img', 'src', src)) return setError(copy.addressWrong);
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

/** The image at an address with its size; null where there is none. */
function loaded(src: string): Promise<FigureImage | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () =>
      resolve({ src, width: image.naturalWidth || null, height: image.naturalHeight || null });
    image.onerror = () => resolve(null);
    image.src = src;
  });
}
