import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { type BlockId, EMPTY_BODY } from '#domain/article/body.ts';
import { type Heading, headingsIn } from '#domain/article/headings.ts';
import { useCurrentHeading } from '#src/editor/useCurrentHeading.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { outline as copy } from '../article.copy.ts';
import classes from './outline.module.css';
import { Loading } from './PanelContent.tsx';
import type { PanelContentProps } from './panels.ts';

/** The headings as of the last report, so that a key press does not re-render it. */
export function Outline({ articleId, onReveal }: PanelContentProps) {
  useReportReader('panel');
  const { subject, isFailing } = useAppSelector((state) => articleReport.select(state, articleId));
  const headings = useMemo(() => headingsIn(subject?.body ?? EMPTY_BODY), [subject]);
  const current = useCurrentHeading(headings);
  if (subject === null && !isFailing) return <Loading />;
  return <OutlineView headings={headings} current={current} onReveal={onReveal} />;
}

interface OutlineViewProps {
  readonly headings: readonly Heading[];
  /** The index of the heading above the reader, or -1. */
  readonly current: number;
  readonly onReveal: (blockId: BlockId) => void;
}

const PADDING_PX = 8;
const INDENT_PX = 14;

export function OutlineView({ headings, current, onReveal }: OutlineViewProps) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={classes.outline} aria-label={copy.name}>
      {headings.length === 0 ? (
        <p className={classes.quiet}>{copy.empty}</p>
      ) : (
        <ol className={classes.headings}>
          {headings.map((heading, at) => (
            <li key={heading.id}>
              <button
                type="button"
                style={{ paddingInlineStart: INDENT_PX * (heading.level - top) + PADDING_PX }}
                className={classes.heading}
                aria-current={at === current ? 'location' : undefined}
                onClick={() => onReveal(heading.id)}
              >
                <VisuallyHidden>{copy.level(heading.level)}: </VisuallyHidden>
                {heading.text || <span className={classes.quiet}>{copy.untitled}</span>}
                {heading.skipsLevel && <span className={classes.quiet}> · {copy.skipsLevel}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
