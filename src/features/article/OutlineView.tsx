import { VisuallyHidden } from '@mantine/core';
import type { BlockId } from '#domain/article/body.ts';
import type { Heading } from '#domain/article/headings.ts';
import { outline as copy } from './outline.copy.ts';
import classes from './outline.module.css';

interface OutlineViewProps {
  readonly headings: readonly Heading[];
  /** Which one the reader is under, from 0; -1 for none. */
  readonly current: number;
  readonly onReveal: (blockId: BlockId) => void;
}

const PADDING_PX = 8;
const INDENT_PX = 14;

export function OutlineView({ headings, current, onReveal }: OutlineViewProps) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={classes.outline} aria-label={copy.name}>
      <h2>{copy.name}</h2>
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
