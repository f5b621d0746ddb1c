import { Text, VisuallyHidden } from '@mantine/core';
import { createElement, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { DiffRow } from '#domain/history/versionDiff.ts';
import { history as copy } from './history.copy.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import classes from './history.module.css';
import { type DiffLine, type DiffPart, isAtomic, type Mark, wordDiff } from './wordDiff.ts';

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

/** A whole block. Its HTML is sanitised and inserted without React. */
function Whole({ tag, children }: { tag: 'ins' | 'del' | 'div'; children: string }) {
  const holder = useRef<HTMLElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(sanitised(children)), [children]);
  return createElement(tag, { ref: holder, className: classes.whole });
}

interface ChangedProps {
  readonly before: string;
  readonly after: string;
}

function Changed({ before, after }: ChangedProps) {
  if (!isAtomic(before) && !isAtomic(after)) return <ChangedText before={before} after={after} />;
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

function ChangedText({ before, after }: ChangedProps) {
  const lines = useMemo(() => wordDiff(before, after), [before, after]);
  return <LinesView lines={lines} />;
}

const HEADING = /^h[1-6]$/;

/** A text block with additions underlined and removals struck through. */
export function LinesView({ lines }: { lines: readonly DiffLine[] }) {
  return lines.map((line, at) =>
    createElement(
      HEADING.test(line.tag) ? line.tag : 'p',
      {
        key: at,
        className: classes.line,
        'data-quoted': line.tag === 'blockquote' || undefined,
        style: { marginInlineStart: `${line.depth * 1.5}rem` },
      },
      line.marker === '' ? null : <span className={classes.marker}>{line.marker}</span>,
      line.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and never move
        <Part key={index} part={part} />
      )),
    ),
  );
}

function Part({ part: { op, text, marks } }: { part: DiffPart }) {
  const marked = marks.reduceRight<ReactNode>(withMark, text);
  if (op === 'same') return marked;
  return createElement(
    op === 'added' ? 'ins' : 'del',
    null,
    <VisuallyHidden>{copy.marks[op]}</VisuallyHidden>,
    marked,
  );
}

/** A link in a comparison leads nowhere. */
function withMark(inner: ReactNode, mark: Mark): ReactNode {
  if (mark.tag !== 'a') return createElement(mark.tag, null, inner);
  return (
    <span className={classes.link} title={mark.href}>
      {inner}
    </span>
  );
}
