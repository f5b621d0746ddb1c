import { Text, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { DiffRow } from '#domain/history/versionDiff.ts';
import { blockDiff as copy } from '#src/kit/copy/diff.ts';
import classes from './blocks.module.css';
import { DiffText, Whole } from './DiffText.tsx';
import { isAtomic } from './wordDiff.ts';

type RowKind = keyof typeof copy.rows;

/** Shown beside the block. Words and strokes in it say the same, so that no color is needed. */
const SIGNS: Readonly<Record<RowKind, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '↕',
  unchanged: '',
};

function kindOf({ before, after, isMoved }: DiffRow): RowKind {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before !== after) return 'changed';
  return isMoved ? 'moved' : 'unchanged';
}

/** One block of a comparison. */
export const BlockDiffView = memo(function BlockDiffView({ row }: { row: DiffRow }) {
  const kind = kindOf(row);
  const { before = '', after = '' } = row;
  return (
    <div className={classes[kind]} data-sign={SIGNS[kind]}>
      {kind === 'unchanged' ? null : <VisuallyHidden>{`${copy.rows[kind]}: `}</VisuallyHidden>}
      {row.isMoved ? (
        <Text size="xs" c="dimmed">
          {copy.rows.moved}
        </Text>
      ) : null}
      {kind === 'changed' ? (
        <Changed before={before} after={after} />
      ) : (
        <Whole tag={kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'div'}>
          {after || before}
        </Whole>
      )}
    </div>
  );
});

interface ChangedProps {
  readonly before: string;
  readonly after: string;
}

function Changed({ before, after }: ChangedProps) {
  if (!isAtomic(before) && !isAtomic(after)) return <DiffText before={before} after={after} />;
  return (
    <div className={classes.sides}>
      <figure>
        <figcaption>{copy.before}</figcaption>
        <Whole tag="del">{before}</Whole>
      </figure>
      <figure>
        <figcaption>{copy.after}</figcaption>
        <Whole tag="ins">{after}</Whole>
      </figure>
    </div>
  );
}
