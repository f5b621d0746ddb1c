import { Button, Text } from '@mantine/core';
import type { ExampleKind } from '#contract/examples/examples.ts';
import { exampleNote as copy } from '../copy/examples.ts';
import classes from './exampleNote.module.css';

interface ExampleNoteViewProps {
  readonly kind: ExampleKind;
  /** Null for people who may only read. */
  readonly onRemove: (() => void) | null;
}

/** Says above an example that it is one. */
export function ExampleNoteView({ kind, onRemove }: ExampleNoteViewProps) {
  return (
    <aside className={classes.note} aria-label={copy.label}>
      <Text size="sm" className={classes.text ?? ''}>
        {copy.made(kind)}
      </Text>
      {onRemove === null ? null : (
        <Button variant="default" onClick={onRemove}>
          {copy.remove}
        </Button>
      )}
    </aside>
  );
}
