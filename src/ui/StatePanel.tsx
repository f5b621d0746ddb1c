import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface StatePanelProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
  /** `alert` is read out at once: something failed. */
  readonly role?: 'alert' | 'status';
  readonly level?: 1 | 2;
}

/** What stands where content would: nothing here yet, not found, failed – with the next step. */
export function StatePanel({ title, hint, children, role, level = 2 }: StatePanelProps) {
  return (
    <div className={classes.state} role={role}>
      <Title order={level} size="h3">
        {title}
      </Title>
      {hint === undefined ? null : (
        <Text c="dimmed" maw={480}>
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}
