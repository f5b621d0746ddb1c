/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagField } from '#src/kit/keywords/TagField.tsx';
import { draw } from '#tests/src/support/draw.tsx';

afterEach(cleanup);

function tagField(separator?: RegExp) {
  let tags: readonly string[] = [];
  function Example() {
    const [value, setValue] = useState<readonly string[]>([]);
    tags = value;
    return (
      <TagField label="Tags" value={value} onChange={setValue} {...(separator && { separator })} />
    );
  }
  draw(<Example />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  return { field, tags: () => tags };
}

/** As dictation and the keyboard of a phone do it: no key says what was entered. */
function enter(field: HTMLInputElement, value: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

test.each([
  ['decaf, roast,', ['decaf', 'roast'], ''],
  ['decaf; roast', ['decaf'], ' roast'],
  ['咖啡，拿铁、茶', ['咖啡', '拿铁'], '茶'],
  ['قهوة، شاي', ['قهوة'], ' شاي'],
  [' , ,,', [], ''],
  ['decaf,Decaf,DECAF,', ['decaf'], ''],
  ['decaf', [], 'decaf'],
])('%j without key presses', (text, tags, left) => {
  const one = tagField();
  enter(one.field, text);
  expect(one.tags()).toEqual(tags);
  expect(one.field.value).toBe(left);
});

test('a comma and Enter end a tag, and leaving the field does', async () => {
  const one = tagField();
  await userEvent.type(one.field, 'decaf,roast{Enter}crema');
  expect(one.tags()).toEqual(['decaf', 'roast']);
  await userEvent.tab();
  expect(one.tags()).toEqual(['decaf', 'roast', 'crema']);
});

test('what is pasted without a separator can be edited; two pastes are one text', async () => {
  const one = tagField();
  await userEvent.click(one.field);
  await userEvent.paste('dark ');
  await userEvent.paste('roast');
  expect(one.tags()).toEqual([]);
  expect(one.field.value).toBe('dark roast');
});

test('a pasted list replaces the selection, and each line or cell is a tag', async () => {
  const one = tagField();
  await userEvent.type(one.field, 'my old tag');
  one.field.setSelectionRange(3, 6);
  await userEvent.paste('dark\r\nlight roast\tcrema, new');
  expect(one.tags()).toEqual(['my dark', 'light roast', 'crema', 'new tag']);
  expect(one.field.value).toBe('');
});

test('while an input method composes, nothing is taken out of its hands', () => {
  const one = tagField();
  fireEvent.compositionStart(one.field);
  enter(one.field, 'こーひー、ちゃ');
  expect(one.tags()).toEqual([]);
  enter(one.field, 'コーヒー、茶');
  fireEvent.compositionEnd(one.field);
  expect(one.tags()).toEqual(['コーヒー']);
  expect(one.field.value).toBe('茶');
});

test('what is in the field when the page is left becomes a tag', () => {
  const one = tagField();
  enter(one.field, 'half typed');
  fireEvent(window, new Event('pagehide'));
  expect(one.tags()).toEqual(['half typed']);
});

test('another separator: an address keeps its comma', async () => {
  const one = tagField(/\s/u);
  await userEvent.click(one.field);
  await userEvent.paste('https://a.example/x,y https://b.example/');
  expect(one.tags()).toEqual(['https://a.example/x,y', 'https://b.example/']);
});

test('leaving the field ends a tag without the spaces around it, and spaces alone are none', () => {
  const one = tagField();
  for (const text of ['decaf; roast ', ' ', ' Roast']) {
    enter(one.field, text);
    fireEvent.blur(one.field);
  }
  expect(one.tags()).toEqual(['decaf', 'roast']);
});

test('a text of a thousand commas is no list of tags', async () => {
  const one = tagField();
  await userEvent.click(one.field);
  await userEvent.paste('word, '.repeat(1000));
  expect(one.tags()).toEqual([]);
  fireEvent.blur(one.field);
  expect(one.tags()).toHaveLength(1);
});
