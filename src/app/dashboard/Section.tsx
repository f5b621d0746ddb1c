import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import classes from './dashboard.module.css';

/** A part of the start page. One that fails leaves the others as they are. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      <ErrorBoundary isPanel>{children}</ErrorBoundary>
    </section>
  );
}
