import { Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './hostPages.module.css';

interface SectionViewProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A card of a page, with a heading. */
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

/** A list of names and values. */
export function FactsView({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
