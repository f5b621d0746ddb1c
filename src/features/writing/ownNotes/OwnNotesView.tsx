import { Button } from '@mantine/core';
import { ownNotes as copy } from './ownNotes.copy.ts';
import classes from './ownNotes.module.css';

interface OwnNotesViewProps {
  readonly lines: readonly string[];
  /** Null: the text cannot be changed now. */
  readonly onPutBack: ((line: string) => void) | null;
}

/** What writers noted for themselves, beside the draft. Nothing if there is nothing left of it. */
export function OwnNotesView({ lines, onPutBack }: OwnNotesViewProps) {
  if (lines.length === 0) return null;
  return (
    <details className={classes.notes} open>
      <summary>
        {copy.title} ({lines.length})
      </summary>
      <p className={classes.hint}>{copy.hint}</p>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>
            <span>{line}</span>
            {onPutBack === null ? null : (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={copy.putBackLine(line)}
                onClick={() => onPutBack(line)}
              >
                {copy.putBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
