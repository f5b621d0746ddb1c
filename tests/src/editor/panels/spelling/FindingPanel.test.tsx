/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FindingPanel } from '#src/editor/panels/spelling/FindingPanel.tsx';
import type { Speller } from '#src/editor/panels/spelling/SpellingContext.ts';
import { SpellingContext } from '#src/editor/panels/spelling/SpellingContext.ts';
import { openSession, put } from '#tests/src/editor/support/openSession.ts';
import { aDrawnText, aSpeller } from './support.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const TEXT = [
  { id: 'a', html: '<p>Teh cat</p>' },
  { id: 'b', html: '<p>A <strong>recieved</strong> letter, and a <code>recieved</code> one</p>' },
];
const WRONG = { Teh: ['The', 'Tea'], recieved: ['received'] };

interface Given {
  readonly command?: 'next-finding' | 'previous-finding';
  readonly caret?: [number, number];
  readonly speller?: Partial<Speller>;
  readonly blocks?: typeof TEXT;
  /** The text is in the page, and the caret too. */
  readonly isDrawn?: boolean;
  readonly wrong?: typeof WRONG | Record<string, never>;
}

function open({
  command = 'next-finding',
  caret = [0, 0],
  speller: change,
  blocks = TEXT,
  isDrawn = false,
  wrong = WRONG,
}: Given = {}) {
  const opened = openSession(blocks);
  opened.select(caret);
  const text = isDrawn ? aDrawnText(opened.session) : null;
  text?.moveTo(...caret);
  const speller = aSpeller(wrong);
  const onClose = jest.fn();
  render(
    <MantineProvider env="test">
      <SpellingContext value={{ ...speller, ...change }}>
        <FindingPanel
          command={command}
          articleId="article"
          session={opened.session}
          cell={{ current: null }}
          root={() => text?.root ?? null}
          onClose={onClose}
        />
      </SpellingContext>
    </MantineProvider>,
  );
  return { ...opened, speller, onClose, user: userEvent.setup() };
}

const shown = () => screen.getByRole('dialog').getAttribute('aria-label');

const pressNext = () =>
  fireEvent.keyDown(screen.getByRole('button', { name: 'Ignore' }), {
    key: '.',
    keyCode: 190,
    ctrlKey: true,
  });

// §d.spelling.5
test('a number key replaces the words, as one undo step, and says how much is left', async () => {
  const { user, session, speller, onClose, texts } = open();
  expect(shown()).toBe('Spelling: Teh');
  expect(document.activeElement?.textContent).toContain('The');
  await user.keyboard('2');
  expect(texts()[0]).toBe('Tea cat');
  expect(speller.say).toHaveBeenCalledWith('Replaced by “Tea”. 1 finding left.');
  expect(onClose).toHaveBeenCalled();
  act(() => session.undo());
  expect(texts()[0]).toBe('Teh cat');
});

test('the style of the words stays', async () => {
  const { user, body } = open({ caret: [1, 0] });
  await user.keyboard('1');
  expect(body()[1]).toContain('<strong>received</strong>');
});

test('the keys of the commands lead around the text in both directions; code is left out', async () => {
  const { user } = open();
  pressNext();
  expect(shown()).toBe('Spelling: recieved');
  pressNext();
  expect(shown()).toBe('Spelling: Teh');
  await user.click(screen.getByRole('button', { name: 'Previous finding' }));
  expect(shown()).toBe('Spelling: recieved');
});

test('it begins behind the caret, and backwards before it', () => {
  open({ caret: [0, 5] });
  expect(shown()).toBe('Spelling: recieved');
  cleanup();
  open({ caret: [0, 5], command: 'previous-finding' });
  expect(shown()).toBe('Spelling: Teh');
});

test('a finding can be ignored or its word be added', async () => {
  const { user, speller } = open();
  await user.click(screen.getByRole('button', { name: 'Ignore' }));
  expect(speller.ignore.mock.calls[0]?.[1]).toBe('Teh cat');
  cleanup();
  const second = open();
  await second.user.click(screen.getByRole('button', { name: 'Add to dictionary' }));
  expect(second.speller.addWord).toHaveBeenCalledWith('Teh');
});

// §d.spelling.5
test.each([
  ['is scrolled to', [0, 5], 100, 1],
  ['with the caret in it is left where it is', [0, 1], 100, 0],
  ['with the caret in it, but out of the window, is scrolled to', [0, 1], -100, 1],
] as const)('a finding that opens %s', (_title, [at, offset], top, times) => {
  // jsdom has no layout.
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(0, top, 10, 10)] });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  open({ caret: [at, offset], isDrawn: true });
  expect(scroll).toHaveBeenCalledTimes(times);
});

// §d.spelling.3
test('inline code in a table is left out', () => {
  const cells = '<td>recieved <code>Teh</code></td><td><code>a <em>Teh</em></code> Teh</td>';
  open({ blocks: [{ id: 't', html: `<table><tbody><tr>${cells}</tr></tbody></table>` }] });
  expect(shown()).toBe('Spelling: recieved');
  pressNext();
  expect(shown()).toBe('Spelling: Teh');
  pressNext();
  expect(shown()).toBe('Spelling: recieved');
});

// §d.spelling.7
test('who may not change the dictionary is not offered to', () => {
  open({ speller: { addWord: null } });
  expect(screen.queryByRole('button', { name: 'Add to dictionary' })).toBeNull();
});

test('without findings it closes at once and says so', () => {
  const { speller, onClose } = open({ wrong: {} });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(speller.say).toHaveBeenCalledWith('No findings of spelling, grammar or style.');
  expect(onClose).toHaveBeenCalled();
});

test('it closes when its words change meanwhile, so that nothing else is replaced', () => {
  const { apply, onClose, texts } = open();
  act(() => void apply([put('a', null, '<p>Our cat</p>')]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalled();
  expect(texts()[0]).toBe('Our cat');
});
