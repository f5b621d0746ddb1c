import { Alert, Button, Group, Select, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { useId } from 'react';
import {
  EXAMPLE_KINDS,
  EXAMPLE_LANGUAGES,
  type ExampleKind,
  type ExampleLanguage,
} from '#contract/examples/examples.ts';
import { languageName } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ExamplesState } from '#store/examples/examples.slice.ts';
import { cards, examples as copy } from './examples.copy.ts';
import classes from './examples.module.css';

interface ExamplesViewProps {
  readonly state: ExamplesState;
  readonly language: ExampleLanguage;
  /** Those that are open in this language; undefined while that is not known. */
  readonly open: readonly ExampleKind[] | undefined;
  /** Whether any is open, in whatever language. */
  readonly hasAny: boolean;
  readonly onLanguage: (language: ExampleLanguage) => void;
  readonly onOpen: (kind: ExampleKind) => void;
  readonly onRemoveAll: () => void;
}

/** The examples, each with what it shows. */
export function ExamplesView(props: ExamplesViewProps) {
  const { state, language, hasAny, onLanguage, onRemoveAll } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.examples}>
      <Group justify="space-between" align="end" gap="md">
        <div className={classes.about}>
          <Title order={2} size="h5" id={id}>
            {copy.title}
          </Title>
          <Text c="dimmed" size="sm">
            {copy.lead}
          </Text>
        </div>
        <Select
          label={copy.language}
          value={language}
          data={EXAMPLE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          allowDeselect={false}
          onChange={(value) => value !== null && onLanguage(value)}
          w={160}
        />
      </Group>
      {state.status === 'failed' ? (
        <Alert color="red" role="alert">
          {copy.failed} {textOfError(state.error)}
        </Alert>
      ) : null}
      <ul className={classes.cards}>
        {EXAMPLE_KINDS.map((kind) => (
          <Card key={kind} kind={kind} {...props} />
        ))}
      </ul>
      {hasAny ? (
        <div>
          <Button variant="default" onClick={onRemoveAll}>
            {copy.removeAll}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface CardProps extends Pick<ExamplesViewProps, 'state' | 'open' | 'onOpen'> {
  readonly kind: ExampleKind;
}

function Card({ kind, state, open, onOpen }: CardProps) {
  const { title, shows } = cards[kind];
  const isOpening = state.status === 'opening';
  return (
    <li className={classes.card}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" className={classes.shows ?? ''}>
        {shows}
      </Text>
      <Group gap="sm">
        <Button
          variant="light"
          loading={isOpening && state.kind === kind}
          disabled={isOpening && state.kind !== kind}
          aria-label={copy.openOf(title)}
          onClick={() => onOpen(kind)}
        >
          {copy.open}
        </Button>
        {open?.includes(kind) ? (
          <Text size="sm" c="dimmed">
            {copy.isOpen}
          </Text>
        ) : null}
      </Group>
    </li>
  );
}
