/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AddWordsView } from '#src/features/settings/AddWordsView.tsx';
import { dictionary } from '#src/features/settings/dictionary.copy.ts';
import { WordListView } from '#src/features/settings/WordListView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';

afterEach(cleanup);

/** A dictionary that takes every change, unless it refuses all. */
function open(words: readonly string[], { canChange = true, refuses = false } = {}) {
  const onAdd = jest.fn<(words: readonly string[]) => void>();
  function Dictionary() {
    const [known, setKnown] = useState(words);
    return (
      <WordListView
        words={known}
        texts={dictionary}
        adding={(props) => <AddWordsView {...props} />}
        canChange={canChange}
        onAdd={(added) => {
          onAdd(added);
          if (!refuses) setKnown([...known, ...added]);
        }}
        onRemove={(gone) => setKnown(known.filter((word) => !gone.includes(word)))}
      />
    );
  }
  render(
    <TestUi>
      <Dictionary />
    </TestUi>,
  );
  return { onAdd, user: userEvent.setup() };
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const field = () => screen.getByRole('textbox', { name: 'Add words' });
const press = (name: string) => screen.getByRole('button', { name });

test('a pasted list is added word by word, and undone as a whole', async () => {
  const { user } = open(['Acme']);
  await user.type(field(), 'Acme, widget gadget');
  await user.click(press('Add'));
  expect(shown()).toEqual(['Acme', 'widget', 'gadget']);
  expect(field()).toHaveProperty('value', '');
  await user.click(press('Undo'));
  expect(shown()).toEqual(['Acme']);
});

test('a word that is there in other letters is not called refused', async () => {
  const { user } = open(['widget'], { refuses: true });
  await user.type(field(), 'Widget gadget');
  await user.click(press('Add'));
  expect(screen.getByText('“gadget” could not be added.')).toBeVisible();
});

test('a word is removed, and comes back by undo', async () => {
  const { user } = open(['Acme', 'widget']);
  await user.click(press('Remove “Acme”'));
  expect(shown()).toEqual(['widget']);
  await user.click(press('Undo'));
  expect(shown()).toEqual(['widget', 'Acme']);
});

test('whoever removes words by keyboard goes on with the next one, the one before, or the field', async () => {
  const { user } = open(['Acme', 'gadget', 'widget']);
  press('Remove “gadget”').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(press('Remove “widget”'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(press('Remove “Acme”'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(shown()).toEqual([]);
});

test.each([
  ['no word', '<b>', '“<b>” is not one word'],
  ['a word that is there', 'Acme', 'has these words already'],
])('what is %s is said, and stays in the field', async (_title, typed, problem) => {
  const { user, onAdd } = open(['Acme']);
  await user.type(field(), typed);
  await user.click(press('Add'));
  expect(screen.getByText(new RegExp(problem))).toBeDefined();
  expect(field()).toHaveProperty('value', typed);
  expect(onAdd).not.toHaveBeenCalled();
});

test('words that were refused are not lost', async () => {
  const { user, onAdd } = open([], { refuses: true });
  await user.type(field(), 'Acme');
  await user.click(press('Add'));
  expect(screen.getByRole('status').textContent).toContain('“Acme” could not be added.');
  await user.click(press('Try again'));
  expect(onAdd).toHaveBeenLastCalledWith(['Acme']);
});

// §d.spelling.7
test('who may only read sees the words and no way to change them', () => {
  open(['Acme'], { canChange: false });
  expect(shown()).toEqual(['Acme']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long list is shown in part, and searched', async () => {
  const { user } = open(Array.from({ length: 300 }, (_, at) => `word${at}`));
  expect(shown()).toHaveLength(200);
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'word299');
  expect(shown()).toEqual(['word299']);
});
