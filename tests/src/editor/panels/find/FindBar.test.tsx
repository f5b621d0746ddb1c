/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Block } from '#domain/article/body.ts';
import { selectedPhrase } from '#src/editor/kernel/find.ts';
import { FindBar } from '#src/editor/panels/find/FindBar.tsx';
import { openSession } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

const TEXT: Block[] = [
  { id: 'a', html: '<p>Cat and cat</p>' },
  { id: 'b', html: '<p>concat</p>' },
];

function open(command: 'find' | 'replace', blocks = TEXT) {
  const opened = openSession(blocks);
  const onClose = jest.fn();
  const host = document.createElement('section');
  document.body.append(host);
  const root = () => host;
  const bar = (
    <MantineProvider>
      <FindBar
        command={command}
        articleId="article"
        session={opened.session}
        cell={{ current: null }}
        root={root}
        onClose={onClose}
      />
    </MantineProvider>
  );
  return { ...opened, onClose, draw: () => render(bar, { container: host }) };
}

const count = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole('textbox', { name: 'Find' });
const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function searchFor(text: string) {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
  return user;
}

test('is a search region and searches for the selection at once', () => {
  const { select, draw } = open('find');
  select([0, 8], [0, 11]);
  draw();
  expect(screen.getByRole('search', { name: 'Find in the article' })).toBeDefined();
  expect(field()).toBe(document.activeElement);
  expect((field() as HTMLInputElement).value).toBe('cat');
  expect(count()).toBe('2 of 3');
});

test('Enter, Shift+Enter and F3 wrap around at the ends of the text, and select the match', async () => {
  const { session, draw } = open('find');
  draw();
  const user = await searchFor('cat');
  expect(count()).toBe('1 of 3');
  await user.keyboard('{Enter}{Enter}');
  expect(count()).toBe('3 of 3');
  await user.keyboard('{F3}');
  expect(count()).toBe('1 of 3');
  await user.keyboard('{Shift>}{Enter}{F3}{/Shift}');
  expect(count()).toBe('2 of 3');
  expect(selectedPhrase(session.state())).toBe('cat');
});

test('matches case and whole words on request, and says if nothing was found', async () => {
  const { draw } = open('find');
  draw();
  const user = await searchFor('cat');
  await user.click(button('Whole words'));
  expect(count()).toBe('1 of 2');
  await user.click(button('Match case'));
  expect(count()).toBe('1 of 1');
  expect(button('Match case').getAttribute('aria-pressed')).toBe('true');
  await searchFor('dog');
  expect(count()).toBe('No matches');
  await user.click(button('Whole words'));
  await user.click(button('Match case'));
});

test('replaces one match and moves to the next, then replaces all others as one undo step', async () => {
  const { session, texts, draw } = open('replace');
  draw();
  const user = await searchFor('cat');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'cats');
  await user.click(button('Replace'));
  expect(texts()).toEqual(['cats and cat', 'concat']);
  expect(count()).toBe('2 of 3');
  await user.click(button('Replace all'));
  expect(texts()).toEqual(['catss and cats', 'concats']);
  expect(count()).toBe('3 replaced');
  act(() => session.undo());
  expect(texts()).toEqual(['cats and cat', 'concat']);
});

test('a button keeps the focus when it has nothing left to do', async () => {
  const { texts, draw } = open('replace');
  draw();
  const user = await searchFor('cat');
  await user.clear(screen.getByRole('textbox', { name: 'Replace with' }));
  await user.click(button('Replace all'));
  expect(texts()).toEqual([' and ', 'con']);
  expect(button('Replace all')).toBe(document.activeElement);
  expect(button('Replace all').getAttribute('aria-disabled')).toBe('true');
});

test('updates while the text changes', async () => {
  const { select, type, draw } = open('find');
  draw();
  await searchFor('cat');
  act(() => {
    select([1, 0]);
    type('cat ');
  });
  expect(count()).toBe('1 of 4');
});

test('Escape closes it', async () => {
  const { onClose, draw } = open('find');
  draw();
  const user = await searchFor('cat');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
