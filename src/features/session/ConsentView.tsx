import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import type { AnalyticsSink } from '#domain/session/analytics.ts';
import type { ConsentChoice } from '#domain/session/consent.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { consentTexts as copy } from './consent.copy.ts';
import classes from './consent.module.css';

interface ConsentViewProps {
  readonly sink: AnalyticsSink;
  readonly hasFailed: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
}

/** Asks without stopping anybody: the page stays usable, and the focus where it is. Both answers look alike. */
export function ConsentView({ sink, hasFailed, onChoose }: ConsentViewProps) {
  const id = useId();
  return (
    <section className={classes.consent} role="dialog" aria-modal={false} aria-labelledby={id}>
      <strong id={id}>{copy.title}</strong>
      <Text size="sm">
        {copy.body(sink)} <AppLink to="/settings?section=privacy">{copy.what}</AppLink>
      </Text>
      {hasFailed ? (
        <Text size="sm" role="alert" className={classes.failed}>
          {copy.failed}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button variant="default" onClick={() => onChoose('granted')}>
          {copy.allow}
        </Button>
        <Button variant="default" onClick={() => onChoose('declined')}>
          {copy.decline}
        </Button>
      </Group>
    </section>
  );
}
