import { Button, Group, Progress, Stack, Tabs, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Tabs.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ImportSource, ImportWay } from '#store/transfer/importSource.ts';
import { FileFieldView } from './FileFieldView.tsx';
import { importing } from './importing.copy.ts';
import { PasteFieldView } from './PasteFieldView.tsx';
import { type SourceFieldProps, sourceProblem } from './sourceField.ts';

interface ImportSourceViewProps {
  readonly lead: string;
  readonly source: ImportSource;
  readonly isReading: boolean;
  /** The share of the source that is read, from 0 to 1, once it is worth showing. */
  readonly share: number | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly keep: (file: File) => string;
  readonly onChange: (change: Partial<ImportSource>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

const WAYS = Object.keys(importing.ways) as ImportWay[];

/** A tab for each kind of source. What was entered in the other tabs stays. */
export function ImportSourceView(props: ImportSourceViewProps) {
  const { lead, source, isReading, onChange, onCancel } = props;
  const { form, problem, submit } = useSourceForm(props);
  const field = { source, problem, isReading, onChange };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{lead}</Text>
        <Tabs
          value={source.way}
          onChange={(way) => way !== null && onChange({ way: way as ImportWay })}
          keepMounted={false}
        >
          <Tabs.List aria-label={importing.way}>
            {WAYS.map((way) => (
              <Tabs.Tab key={way} value={way} disabled={isReading && way !== source.way}>
                {importing.ways[way]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="address" pt="lg">
            <AddressField {...field} />
          </Tabs.Panel>
          <Tabs.Panel value="file" pt="lg">
            <FileFieldView {...field} keep={props.keep} />
          </Tabs.Panel>
          <Tabs.Panel value="text" pt="lg">
            <PasteFieldView {...field} />
          </Tabs.Panel>
        </Tabs>
        <Group>
          <Button type="submit" size="md" loading={isReading}>
            {isReading ? importing.reading : importing.read}
          </Button>
          {isReading ? (
            <Button variant="default" size="md" onClick={onCancel}>
              {importing.cancel}
            </Button>
          ) : null}
        </Group>
        {props.share === null ? null : (
          <Progress value={props.share * 100} aria-label={importing.progress} />
        )}
      </Stack>
    </form>
  );
}

function AddressField({ source, problem, isReading, onChange }: SourceFieldProps) {
  return (
    <TextInput
      label={importing.address}
      description={importing.addressHelp}
      type="url"
      inputMode="url"
      autoComplete="url"
      required
      size="md"
      readOnly={isReading}
      error={problem}
      value={source.address}
      onChange={(event) => onChange({ address: event.currentTarget.value })}
    />
  );
}

/** After an attempt, shows what is missing until something changes, and focuses the field. */
function useSourceForm({ source, problem, onSubmit }: ImportSourceViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState<ImportSource | null>(null);
  const missing = attempted === source ? sourceProblem(source) : null;
  const shown = missing ?? problem;
  useEffect(() => {
    if (shown !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  return {
    form,
    problem: shown,
    submit(event: FormEvent) {
      event.preventDefault();
      setAttempted(source);
      if (sourceProblem(source) === null) onSubmit();
    },
  };
}
