import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DiffText, Whole } from '#src/kit/diff/DiffText.tsx';
import { isAtomic } from '#src/kit/diff/wordDiff.ts';
import type { OfferedInsertion } from '#store/writing/chatState.ts';
import { chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';

interface InsertionViewProps {
  readonly insertion: OfferedInsertion;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

/** An answer as a difference to the text at its place, to accept or to discard. */
export function InsertionView({ insertion, onAccept, onDiscard }: InsertionViewProps) {
  const { before, blocks, isOutdated } = insertion;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const after = blocks.join('');
  return (
    <section aria-label={copy.preview} className={classes.insertion} dir="auto">
      {isAtomic(before) || blocks.some(isAtomic) ? (
        <Whole tag="div">{after}</Whole>
      ) : (
        <DiffText before={before} after={after} />
      )}
      {isOutdated && (
        <Alert color="red" variant="light" role="alert">
          {copy.outdated}
        </Alert>
      )}
      <div className={classes.row}>
        <Button ref={first} size="compact-sm" disabled={isOutdated} onClick={onAccept}>
          {before === '' ? copy.insertHere : copy.replace}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </div>
    </section>
  );
}
