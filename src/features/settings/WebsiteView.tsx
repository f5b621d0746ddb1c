import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { webAddressOf } from '#src/kit/webAddress.ts';
import { website as copy } from './workspace.copy.ts';

interface WebsiteViewProps {
  /** Empty if the workspace has none. */
  readonly saved: string;
  readonly isSaving: boolean;
  /** Null for people who may only read. */
  readonly onSave: ((website: string) => void) | null;
}

/** The website that the workspace writes for. What was typed stays until it is saved. */
export function WebsiteView({ saved, isSaving, onSave }: WebsiteViewProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  // Once it is saved, a change of somebody else is shown too.
  useEffect(() => setTyped((now) => (now === saved ? null : now)), [saved]);
  if (onSave === null) return <Text c={saved === '' ? 'dimmed' : ''}>{saved || copy.none}</Text>;
  const address = typed?.trim() === '' ? '' : webAddressOf(typed ?? saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (address !== null && address !== saved) onSave(address);
    if (address !== null) setTyped(address === saved ? null : address);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={copy.address}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.example.com"
        maxLength={500}
        value={typed ?? saved}
        error={isTried && address === null ? copy.wrong : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setTried(false);
        }}
      />
      <Group mt="sm" gap="sm">
        <Button type="submit" loading={isSaving}>
          {copy.save}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isTried && !isSaving && address === saved ? copy.saved : ''}
        </Text>
      </Group>
    </form>
  );
}
