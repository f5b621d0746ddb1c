import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { ResultDevice } from '#domain/seo/result/searchResult.ts';
import type { TermsBeside } from '#domain/writing/resultTexts.ts';
import { Measured } from './Measured.tsx';
import { suggesting as copy, type SuggestedField } from './search.copy.ts';
import classes from './search.module.css';

export interface ShownSuggestions {
  /** By number. */
  readonly suggestions: readonly {
    /** Empty while it is being written. */
    readonly text: string;
    /** Null without results of a search to compare with. */
    readonly terms: TermsBeside | null;
  }[];
  readonly isWriting: boolean;
  /** Why it failed, or null. */
  readonly problem: string | null;
}

interface ListProps {
  readonly field: SuggestedField;
  readonly device: ResultDevice;
  /** What the results of a search say there. */
  readonly beside: ReactNode;
  readonly onUse: (at: number) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

interface FieldSuggestionsViewProps extends ListProps {
  /** The article is being written. */
  readonly isBusy: boolean;
  /** Null if there are none. */
  readonly suggestions: ShownSuggestions | null;
  readonly onAsk: () => void;
}

/** The button that asks for suggestions, and below it those that there are. */
export function FieldSuggestionsView(props: FieldSuggestionsViewProps) {
  const { field, device, beside, isBusy, suggestions, onAsk, onUse, onStop, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const leaving = <Args extends unknown[]>(leave: (...args: Args) => void) => {
    return (...args: Args) => {
      leave(...args);
      button.current?.focus(); // what had the focus is gone
    };
  };
  return (
    <>
      <Button
        ref={button}
        mt={6}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden />}
        aria-label={suggestions === null ? copy.suggestFor[field] : copy.againFor[field]}
        aria-disabled={suggestions?.isWriting} // `disabled` would drop the focus
        aria-expanded={suggestions !== null}
        disabled={isBusy}
        onClick={suggestions?.isWriting ? undefined : onAsk}
      >
        {suggestions === null ? copy.suggest : copy.again}
      </Button>
      {suggestions === null ? null : (
        <Suggestions
          {...suggestions}
          {...{ field, device, beside, onStop, onUse: leaving(onUse), onClose: leaving(onClose) }}
        />
      )}
    </>
  );
}

function Suggestions(props: ShownSuggestions & ListProps) {
  const { field, device, beside, suggestions, isWriting, problem } = props;
  const { onUse, onStop, onClose } = props;
  const found = suggestions.flatMap((one, at) => (one.text === '' ? [] : [{ ...one, at }]));
  const ended = found.length > 0 ? copy.ready(found.length) : copy.nothing;
  return (
    <section className={classes.suggestions} aria-label={copy.suggestions[field]}>
      <ul>
        {found.map(({ text, terms, at }) => (
          <li key={at}>
            <div>
              <bdi>{text}</bdi>
              <Text size="xs" c="dimmed">
                <Measured {...{ field, text, device }} />
              </Text>
              {terms === null ? null : (
                <Text size="xs" c="dimmed">
                  {[copy.has(terms.has), ...lacking(terms)].join(' · ')}
                </Text>
              )}
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={copy.named(text)}
              onClick={() => onUse(at)}
            >
              {copy.take}
            </Button>
          </li>
        ))}
      </ul>
      {isWriting && found.length === 0 ? <Skeleton h={48} aria-hidden /> : null}
      {problem === null ? (
        <Text size="xs" c="dimmed" role="status">
          {isWriting ? copy.writing : ended}
        </Text>
      ) : (
        <Alert p="xs" color="red" variant="light">
          {problem}
        </Alert>
      )}
      {beside}
      <Group gap="xs">
        {isWriting ? (
          <Button size="compact-sm" variant="default" onClick={onStop}>
            {copy.stop}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onClose}>
          {copy.close}
        </Button>
      </Group>
    </section>
  );
}

const lacking = ({ lacks }: TermsBeside): string[] =>
  lacks.length === 0 ? [] : [copy.lacks(lacks)];
