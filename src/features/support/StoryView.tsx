import { Text, Title } from '@mantine/core';
import type { StoryRow } from '#domain/support/sessionReplay.ts';
import { list } from '#src/kit/copy/formats.ts';
import { story as copy } from './support.copy.ts';
import classes from './support.module.css';

interface StoryViewProps {
  readonly story: readonly StoryRow[];
  /** The machines that it leaves out. */
  readonly leftOut: readonly string[];
  /** The turn that is shown. */
  readonly turn: number | null;
  readonly onTurn: (turn: number) => void;
}

/** What happened, in about thirty lines; each of them leads to its moment. */
export function StoryView({ story, leftOut, turn, onTurn }: StoryViewProps) {
  const current = turn === null ? null : story.findLast((row) => row.turn <= turn);
  return (
    <section className={classes.story} aria-label={copy.title}>
      <Title order={2} size="h5">
        {copy.title}
      </Title>
      {story.length === 0 ? (
        <Text size="sm" c="dimmed">
          {copy.none}
        </Text>
      ) : (
        <ol className={classes.rows}>
          {story.map((row) => (
            <li key={`${row.line} ${row.kind} ${row.text}`}>
              <button
                type="button"
                className={classes.row}
                data-kind={row.kind}
                aria-current={row === current ? 'step' : undefined}
                onClick={() => onTurn(row.turn)}
              >
                <span className={classes.time}>{row.time}</span>
                <span>{row.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {leftOut.length === 0 ? null : (
        <Text size="xs" c="dimmed">
          {copy.leftOut(list.format(leftOut))}
        </Text>
      )}
    </section>
  );
}
