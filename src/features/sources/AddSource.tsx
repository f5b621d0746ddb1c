import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Source } from '#contract/pages/url.schema.ts';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { SourceTask, SourceWork } from '#store/sources/sourceWork.slice.ts';
import { sources as copy } from './sources.copy.ts';
import classes from './sources.module.css';

interface AddSourceProps {
  readonly sources: readonly Source[];
  readonly isBusy: boolean;
  readonly isAdding: boolean;
  readonly work: SourceWork;
  readonly onTask: (task: SourceTask) => void;
}

/** The form for another source. An address that was refused is in the field again. */
export function AddSource({ sources, isBusy, isAdding, work, onTask }: AddSourceProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const refused = work.status === 'failed' && work.task.kind === 'add' ? work.task.url : null;
  useEffect(() => {
    if (refused !== null) setTyped((now) => now || refused);
  }, [refused]);
  const isFull = sources.length >= BOUNDS.sources.most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = webAddressOf(typed);
    const isKnown = sources.some((source) => source.url === url);
    setError(url === null ? copy.noAddress : isKnown ? copy.twice : null);
    if (url === null || isKnown || isBusy) return;
    onTask({ kind: 'add', url });
    setTyped('');
  };
  if (isFull) return <p className={classes.quiet}>{copy.full}</p>;
  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextInput
        aria-label={copy.address}
        placeholder="https://"
        inputMode="url"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="default" loading={isAdding} disabled={isBusy && !isAdding}>
        {copy.add}
      </Button>
    </form>
  );
}
