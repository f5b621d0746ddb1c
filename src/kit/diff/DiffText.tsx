import { VisuallyHidden } from '@mantine/core';
import { createElement, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';
import { diffMarks } from '#src/kit/copy/diff.ts';
import classes from './diff.module.css';
import { type DiffLine, type DiffPart, type Mark, wordDiff } from './wordDiff.ts';

interface DiffTextProps {
  /** HTML. */
  readonly before: string;
  readonly after: string;
}

/** A text with additions underlined and removals struck through, so that no color is needed. */
export function DiffText({ before, after }: DiffTextProps) {
  const lines = useMemo(() => wordDiff(before, after), [before, after]);
  return <LinesView lines={lines} />;
}

const HEADING = /^h[1-6]$/;

function LinesView({ lines }: { lines: readonly DiffLine[] }) {
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
    <VisuallyHidden>{diffMarks[op]}</VisuallyHidden>,
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

/** A whole block. Its HTML is sanitised and inserted without React. */
export function Whole({ tag, children }: { tag: 'ins' | 'del' | 'div'; children: string }) {
  const holder = useRef<HTMLElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(sanitised(children)), [children]);
  return createElement(tag, { ref: holder, className: classes.whole });
}
