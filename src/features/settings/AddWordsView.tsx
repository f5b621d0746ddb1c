import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type RefObject, useState } from 'react';
import { WORDS_PER_REQUEST } from '#contract/spelling/dictionary.route.ts';
import { isWord, wordsOf } from '#domain/spelling/dictionary.ts';
import { useKept } from '#src/kit/useKept.ts';
import { dictionary as copy } from './dictionary.copy.ts';

interface AddWordsViewProps {
  readonly words: readonly string[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  onAdd(words: readonly string[]): void;
}

/** What was typed stays until it is a list of words. */
export function AddWordsView({ field, words, onAdd }: AddWordsViewProps) {
  const [typed, setTyped] = useKept('words', () => '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const added = wordsOf(typed).filter((word) => !words.includes(word));
    const wrong = problemOf(added);
    setError(wrong);
    if (wrong !== null) return;
    onAdd(added);
    setTyped('');
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        ref={field}
        autosize
        maxRows={6}
        spellCheck={false}
        label={copy.add}
        description={copy.addHelp}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button mt="sm" type="submit" disabled={typed.trim() === ''}>
        {copy.submit}
      </Button>
    </form>
  );
}

function problemOf(added: readonly string[]): string | null {
  const wrong = added.find((word) => !isWord(word));
  if (wrong !== undefined) return copy.wrong(wrong);
  if (added.length > WORDS_PER_REQUEST) return copy.tooMany(WORDS_PER_REQUEST);
  return added.length === 0 ? copy.nothingNew : null;
}
