/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { blocksOf, bodyOf } from '#domain/article/body.ts';
import { ArticleEditor } from '#src/editor/ArticleEditor.tsx';
import type { EditorHandle } from '#src/editor/EditorContext.ts';
import { type Writer, WritingContext } from '#src/editor/panels/writing/WritingContext.ts';
import { typeInto } from '#tests/src/editor/support/mountedEditor.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';

afterEach(cleanup);

const NOTHING = () => undefined;
const WRITER: Writer = {
  hasModel: true,
  tasks: ['continue', 'faq', 'rephrase'],
  isBusy: false,
  cost: null,
  hint: null,
  proposal: null,
  prompts: () => null,
  ask: NOTHING,
  accept: NOTHING,
  copy: NOTHING,
  stop: NOTHING,
  discard: NOTHING,
  propose: jest.fn(),
};

async function open(html = '<p></p>', writer = WRITER) {
  let handle: EditorHandle | null = null;
  render(
    <TestUi>
      <WritingContext value={writer}>
        <ArticleEditor
          articleId="a"
          initialBody={bodyOf([{ id: 'b', html }])}
          makeBlockId={() => 'new'}
          onBlocksEdited={NOTHING}
          register={(one) => {
            handle = one;
            return NOTHING;
          }}
        />
      </WritingContext>
    </TestUi>,
  );
  const box = screen.getByRole('textbox', { name: 'Article text' });
  act(() => box.focus());
  const press = (key: string, more = {}) =>
    act(() => void fireEvent.keyDown(box, { key, ...more }));
  return {
    box,
    press,
    type: async (text: string) => {
      for (const char of text) await act(async () => typeInto(box, char));
    },
    undo: () => press('z', { keyCode: 90, ctrlKey: true }),
    html: () => blocksOf((handle as unknown as EditorHandle).body()).map((block) => block.html),
  };
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

// §d.slash.1 §d.slash.2
test('a slash in an empty paragraph offers what can stand there, and the text becomes the combobox of the list', async () => {
  const { box, type, press } = await open();
  await type('/');
  const list = await screen.findByRole('listbox', { name: 'Insert here' });
  expect(names()).toEqual([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Heading 4',
    'Bulleted list',
    'Numbered list',
    'Quote',
    'Code block',
    'Table',
    'Image',
    'Divider',
    'Write with AI',
    'ContinueAI',
    'FAQAI',
  ]);
  expect(box).toHaveAttribute('role', 'combobox');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', list.id);
  expect(document.activeElement).toBe(box);
  press('ArrowDown');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByText('Heading 2').id);
  press('ArrowUp');
  press('ArrowUp');
  expect(chosen()).toBe('FAQAI'); // around the end
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveAttribute('role', 'textbox');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await type('x');
  expect(screen.queryByRole('listbox')).toBeNull(); // the writer did not want it
});

// §d.slash.2
test('typing filters by names and other words; what nothing is called shows nothing', async () => {
  const { type } = await open();
  await type('/');
  await screen.findByRole('listbox');
  await type('h');
  expect(names().slice(0, 2)).toEqual(['Heading 1', 'Heading 2']);
  await type('2');
  expect(names()).toEqual(['Heading 2']);
  await type('x');
  expect(screen.queryByRole('listbox')).toBeNull();
});

// §d.slash.3
test('Enter puts it in place of the slash, and one undo brings the slash back', async () => {
  const { box, type, press, html, undo } = await open();
  await type('/');
  await screen.findByRole('listbox');
  await type('quo');
  press('Enter', { keyCode: 13 });
  expect(html()).toEqual(['<blockquote><p></p></blockquote>']);
  expect(box).toHaveAttribute('role', 'textbox');
  undo();
  expect(html()).toEqual(['<p>/quo</p>']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

// §d.slash.1
test.each([
  ['<p>Either</p>', 0],
  ['<h2></h2>', 0],
  ['<pre></pre>', 0],
])('in %s a slash is a slash', async (html) => {
  const { type } = await open(html);
  await type('/');
  await act(async () => undefined);
  expect(screen.queryByRole('listbox')).toBeNull();
});

// §d.slash.1
test('without a model, and while the article is written, nothing is offered that could not be done', async () => {
  const { type } = await open('<p></p>', { ...WRITER, isBusy: true });
  await type('/');
  await screen.findByRole('listbox');
  expect(names().at(-1)).toBe('Divider');
});

// §d.slash.4
test('a task of a model is asked for from there, and shown like any other', async () => {
  Object.assign(Range.prototype, { getClientRects: () => [] }); // jsdom draws nothing
  const propose = jest.fn<Writer['propose']>();
  const { type, html } = await open('<p></p>', { ...WRITER, propose });
  await type('/');
  const list = await screen.findByRole('listbox');
  await act(async () => fireEvent.click(within(list).getByRole('option', { name: /^FAQ/ })));
  expect(propose).toHaveBeenCalledWith(expect.objectContaining({ task: { name: 'faq' } }));
  expect(html()).toEqual(['<p></p>']);
  expect(await screen.findByRole('dialog', { name: 'Write with AI at the cursor' })).toBeVisible();
});
