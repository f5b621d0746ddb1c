import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import classes from './settings.module.css';

interface PanelProps {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a section, which fails by itself. */
export function Panel({ title, hint, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {action}
      </div>
      {hint === undefined ? null : (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      <ErrorBoundary isPanel>{children}</ErrorBoundary>
    </section>
  );
}
