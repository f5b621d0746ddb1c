import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { AppLink } from '../AppLink.tsx';
import classes from './linkedRow.module.css';

interface LinkedRowProps {
  readonly to: string;
  readonly name: string;
  /** What is known of it, in one line. */
  readonly facts: string;
  readonly removeLabel: string;
  /** Null for people who may only read. */
  readonly onRemove: (() => void) | null;
}

/** A row of a list (RowList) that opens something. */
export function LinkedRow({ to, name, facts, removeLabel, onRemove }: LinkedRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <AppLink to={to} className={classes.link ?? ''}>
          {name}
        </AppLink>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
      </div>
      {onRemove === null ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.above ?? ''}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      )}
    </li>
  );
}
