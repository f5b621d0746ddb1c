import { Text, VisuallyHidden } from '@mantine/core';
import type { StateChange } from '#domain/support/sessionReplay.ts';
import { moment as copy } from './support.copy.ts';
import classes from './support.module.css';

interface ChangesViewProps {
  readonly changes: readonly StateChange[];
  /** How many more there are. */
  readonly leftOut: number;
}

/** The parts of the state that a step has changed: old, and new. */
export function ChangesView({ changes, leftOut }: ChangesViewProps) {
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {copy.unchanged}
      </Text>
    );
  return (
    <ul className={classes.changes}>
      {changes.map(({ slice, path, before, after }) => (
        <li key={`${slice} ${path}`}>
          <span className={classes.path}>
            <strong>{slice}</strong>
            {path === '' ? '' : ` ${path}`}
          </span>
          <del className={classes.code}>{before ?? copy.absent}</del>
          <VisuallyHidden>{copy.became}</VisuallyHidden>
          <ins className={classes.code}>{after ?? copy.absent}</ins>
        </li>
      ))}
      {leftOut === 0 ? null : <li>{copy.more(leftOut)}</li>}
    </ul>
  );
}
