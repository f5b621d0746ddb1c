import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useKept } from '#src/kit/useKept.ts';
import { webAddressOf } from '#src/kit/webAddress.ts';
import { website as copy } from './workspace.copy.ts';

interface WebsiteViewProps {
  /** Empty if the workspace has none. */
  readonly saved: string;
  readonly isSaving: boolean;
  /** Null for people who may only read. */
  readonly onSave: ((website: string) => void) | null;
}

/** The website that the workspace writes for. */
export function WebsiteView({ onSave, ...props }: WebsiteViewProps) {
  const { saved } = props;
  if (onSave === null) return <Text c={saved === '' ? 'dimmed' : ''}>{saved || copy.none}</Text>;
  return <WebsiteForm {...props} onSave={onSave} />;
}

interface Typed {
  readonly text: string;
  /** What was saved when it was typed. */
  readonly over: string;
}

type WebsiteFormProps = WebsiteViewProps &
  Record<'onSave', NonNullable<WebsiteViewProps['onSave']>>;

/** What was typed stays until it is saved, or given up for that of somebody else. */
function WebsiteForm({ saved, isSaving, onSave }: WebsiteFormProps) {
  const [typed, setTyped] = useKept<Typed | null>('website', () => null);
  const [isTried, setTried] = useState(false);
  /** What was saved here last. */
  const [mine, setMine] = useState<string | null>(null);
  // Once it is saved, a change of somebody else is shown too.
  useEffect(() => setTyped((now) => (now?.text === saved ? null : now)), [saved, setTyped]);
  const text = typed?.text ?? saved;
  const address = text.trim() === '' ? '' : webAddressOf(text);
  const isKnown = typed === null || typed.over === saved || mine === saved;
  const isTheirs = !isKnown && address !== saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (address === null) return;
    setTyped(address === saved ? null : { text: address, over: saved });
    if (address === saved) return;
    setMine(address);
    onSave(address);
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
        value={text}
        error={isTried && address === null ? copy.wrong : null}
        onChange={(event) => {
          setTyped({ text: event.currentTarget.value, over: typed?.over ?? saved });
          setTried(false);
        }}
      />
      {isTheirs && (
        <Text size="sm" mt="sm" role="alert">
          {copy.theirs(saved)}
        </Text>
      )}
      <Group mt="sm" gap="sm">
        <Button type="submit" loading={isSaving}>
          {isTheirs ? copy.saveMine : copy.save}
        </Button>
        {isTheirs && (
          <Button variant="default" disabled={isSaving} onClick={() => setTyped(null)}>
            {copy.keepTheirs}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {isTried && !isSaving && address === saved ? copy.saved : ''}
        </Text>
      </Group>
    </form>
  );
}
