import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hostPages.module.css';

interface SectionViewProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One matter of a page, on a card under its heading. */
export function SectionView({ title, hint, children }: SectionViewProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {title}
        </Title>
        {hint === undefined ? null : <Text c="dimmed">{hint}</Text>}
        {children}
      </Stack>
    </section>
  );
}
