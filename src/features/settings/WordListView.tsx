import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { hasLetters, lettersOf } from '#domain/letters.ts';
import classes from './wordList.module.css';

type Words = readonly string[];

export interface WordListTexts {
  readonly find: string;
  readonly words: string;
  readonly empty: string;
  readonly notFound: string;
  readonly undo: string;
  readonly repeat: string;
  readonly count: (shown: number, all: number) => string;
  readonly remove: (word: string) => string;
  readonly added: (words: Words) => string;
  readonly removed: (words: Words) => string;
  readonly refused: Readonly<Record<Change['type'], (words: Words) => string>>;
}

interface Adding {
  readonly words: Words;
  /** Has the focus once no word is left. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  onAdd(words: Words): void;
}

interface WordListViewProps {
  readonly words: readonly string[];
  readonly canChange: boolean;
  readonly texts: WordListTexts;
  /** The form that adds words. */
  readonly adding: (props: Adding) => ReactNode;
  onAdd(words: readonly string[]): void;
  onRemove(words: readonly string[]): void;
}

/** As many as one looks through; the rest is found by typing. */
const SHOWN_WORDS = 200;
/** A list short enough to be seen at a glance needs no search. */
const SEARCHED_FROM = 12;

/** What was changed last, which Undo takes back. */
interface Change {
  readonly type: 'added' | 'removed';
  readonly words: Words;
}

/** Words or keywords of the workspace: added, removed, found; the last change can be undone. */
export function WordListView(props: WordListViewProps) {
  const { words, canChange, texts: copy, adding, onAdd, onRemove } = props;
  const [last, setLast] = useState<Change | null>(null);
  const [sought, setSought] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const apply = ({ type, words: changed }: Change) =>
    type === 'added' ? onAdd(changed) : onRemove(changed);
  const make = (change: Change) => {
    apply(change);
    setLast(change);
  };
  const undo = ({ type, words: changed }: Change) => {
    apply({ type: type === 'added' ? 'removed' : 'added', words: changed });
    setLast(null);
  };
  return (
    <Stack gap="md">
      {canChange &&
        adding({ field, words, onAdd: (added) => make({ type: 'added', words: added }) })}
      <LastChange {...{ copy, last, words }} onUndo={undo} onRepeat={apply} />
      {words.length >= SEARCHED_FROM && (
        <TextInput
          label={copy.find}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <WordList
        {...{ copy, words, sought }}
        onRemove={canChange ? (word) => make({ type: 'removed', words: [word] }) : null}
        onEmptied={() => field.current?.focus()}
      />
    </Stack>
  );
}

interface WordListProps {
  readonly copy: WordListTexts;
  readonly words: readonly string[];
  readonly sought: string;
  /** Null for people who may only read. */
  readonly onRemove: ((word: string) => void) | null;
  /** The last word that was shown is going to be removed. */
  onEmptied(): void;
}

function WordList({ copy, words, sought, onRemove, onEmptied }: WordListProps) {
  const found = words.filter((word) => hasLetters(word, lettersOf(sought)));
  const shown = found.slice(0, SHOWN_WORDS);
  if (words.length === 0) return <Text c="dimmed">{copy.empty}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 ? copy.notFound : copy.count(shown.length, words.length)}
      </Text>
      <ul className={classes.words} aria-label={copy.words}>
        {shown.map((word) => (
          <li key={word}>
            <span>{word}</span>
            {onRemove !== null && (
              <CloseButton
                size="sm"
                aria-label={copy.remove(word)}
                onClick={({ currentTarget }) => {
                  const beside = removeButtonBeside(currentTarget);
                  if (beside === null) onEmptied();
                  else beside.focus();
                  onRemove(word);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of the next word, or else of the one before. */
function removeButtonBeside(button: Element): HTMLElement | null {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  return beside?.querySelector('button') ?? null;
}

interface LastChangeProps {
  readonly copy: WordListTexts;
  readonly last: Change | null;
  readonly words: readonly string[];
  onUndo(change: Change): void;
  onRepeat(change: Change): void;
}

/** The list shows a change at once, so what it does not show was refused: nothing that was typed is lost. */
function refusedOf({ type, words: changed }: Change, words: Words): Words {
  const known = new Set(words.map((word) => word.toLowerCase()));
  return changed.filter((word) => known.has(word.toLowerCase()) !== (type === 'added'));
}

function LastChange({ copy, last, words, onUndo, onRepeat }: LastChangeProps) {
  if (last === null) return <div role="status" />;
  const refused = refusedOf(last, words);
  const isRefused = refused.length > 0;
  const change = isRefused ? { ...last, words: refused } : last;
  const said = isRefused ? copy.refused[last.type] : copy[last.type];
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{said(change.words)}</Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => (isRefused ? onRepeat : onUndo)(change)}
      >
        {isRefused ? copy.repeat : copy.undo}
      </Button>
    </Group>
  );
}
