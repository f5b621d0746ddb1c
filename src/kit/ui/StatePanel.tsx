import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading } from './Page.tsx';
import classes from './page.module.css';

interface StatePanelProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
  /** `alert` is read out at once: something failed. */
  readonly role?: 'alert' | 'status';
  /** 1 where the panel is the whole page. */
  readonly level?: 1 | 2;
}

/** What stands where content would: nothing here yet, not found, failed – with the next step. */
export function StatePanel({ title, hint, children, role, level = 2 }: StatePanelProps) {
  return (
    <div className={classes.state} role={role}>
      {level === 1 ? (
        <PageHeading size="h3">{title}</PageHeading>
      ) : (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {hint === undefined ? null : (
        <Text c="dimmed" maw={480}>
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}
