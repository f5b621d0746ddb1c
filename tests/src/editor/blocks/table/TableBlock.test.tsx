/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: tests of typing make elements editable, for all that share their DOM. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  type ArticleBody,
  applyOps,
  type BlockOp,
  blocksOf,
  bodyOf,
} from '#domain/article/body.ts';
import { ArticleEditor } from '#src/editor/ArticleEditor.tsx';
import type { EditorHandle } from '#src/editor/EditorContext.ts';
import { put } from '#tests/src/editor/support/openSession.ts';
import '#src/editor/blocks/table/TableSizePicker.tsx'; // lazy in the page; loading it here would take a while

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(Range.prototype, {
    getBoundingClientRect: () => new DOMRect(),
    getClientRects: () => [],
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const TABLE =
  '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
  '<tbody><tr><td>one</td><td><strong>two</strong></td></tr></tbody></table>';

function open(html = TABLE, readOnly = false) {
  const handles: EditorHandle[] = [];
  let store: ArticleBody = bodyOf([
    { id: 'a', html: '<p>above</p>' },
    { id: 't', html },
    { id: 'z', html: '<p>below</p>' },
  ]);
  const reports: (readonly BlockOp[])[] = [];
  let made = 0;
  render(
    <StrictMode>
      <MantineProvider env="test">
        <ArticleEditor
          articleId="article"
          initialBody={store}
          readOnly={readOnly}
          makeBlockId={() => `new${++made}`}
          onBlocksEdited={(ops) => {
            reports.push(ops);
            store = applyOps(store, ops);
          }}
          register={(handle) => {
            handles.push(handle);
            return () => void handles.splice(handles.indexOf(handle), 1);
          }}
        />
      </MantineProvider>
    </StrictMode>,
  );
  const handle = () => handles[0] as EditorHandle;
  return {
    reports,
    handle,
    user: userEvent.setup(),
    /** The table as the outside knows it. */
    stored: () => {
      handle().body();
      return blocksOf(store).find(({ id }) => id === 't')?.html;
    },
    blocks: () => {
      handle().body();
      return blocksOf(store).map((block) => block.html);
    },
  };
}

const cell = (row: number, column: number) =>
  screen.getByRole('textbox', { name: `Row ${row}, column ${column}` });

/** Types like a browser: it changes the page first and sends the event afterwards. */
function type(field: HTMLElement, html: string): void {
  if (document.activeElement !== field) act(() => field.focus());
  field.innerHTML = html;
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  fireEvent.input(field);
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key,
    keyCode: key.toUpperCase().charCodeAt(0),
    ...more,
  });

const bodyOfTable = (cells: string) =>
  TABLE.replace(/<tbody>.*<\/tbody>/, `<tbody>${cells}</tbody>`);

describe('writing in a cell', () => {
  test('writing in a cell is an edit of the table block, in our HTML', () => {
    const { stored, handle } = open();
    type(cell(2, 1), 'one <b>more</b>');
    expect(stored()).toBe(
      bodyOfTable('<tr><td>one <strong>more</strong></td><td><strong>two</strong></td></tr>'),
    );
    expect(handle().caret()).toBe('t');
  });

  test('one visit to a cell is one undo step; undo and redo show in the cell', () => {
    const { stored } = open();
    type(cell(2, 1), 'one m');
    type(cell(2, 1), 'one mo');
    type(cell(2, 2), 'three');
    press('z', { ctrlKey: true });
    expect(stored()).toBe(bodyOfTable('<tr><td>one mo</td><td><strong>two</strong></td></tr>'));
    expect(cell(2, 2).textContent).toBe('two');
    press('z', { ctrlKey: true });
    expect(stored()).toBe(TABLE);
    expect(cell(2, 1).textContent).toBe('one');
    press('z', { ctrlKey: true, shiftKey: true });
    expect(cell(2, 1).textContent).toBe('one mo');
  });

  test('the cell is never rendered again during typing, nor after changes from outside', () => {
    const { handle, stored } = open();
    const field = cell(2, 1);
    type(field, 'one!');
    const node = field.firstChild;
    act(() => void handle().apply({ ops: [put('n', 'a', '<p>AI</p>')], run: 'r' }));
    expect(field.isConnected).toBe(true);
    expect(field.firstChild).toBe(node);
    expect(document.activeElement).toBe(field);
    type(field, 'one!!');
    expect(stored()).toContain('<td>one!!</td>');
  });

  test('a command of the toolbar formats the word at the caret, or the selection', async () => {
    const { user, stored } = open();
    act(() => cell(2, 1).focus());
    await user.click(screen.getByRole('button', { name: 'Bold' }));
    expect(stored()).toContain('<td><strong>one</strong></td>');
    expect(document.activeElement).toBe(cell(2, 1));
    press('z', { ctrlKey: true });
    expect(stored()).toBe(TABLE);
  });

  test('Enter is a line break', () => {
    const { stored } = open();
    type(cell(2, 1), 'one');
    press('Enter');
    expect(stored()).toContain('<td>one<br><br></td>');
  });

  test('Enter replaces what is selected by a line break', () => {
    const { stored } = open();
    type(cell(2, 1), 'one');
    const text = cell(2, 1).firstChild ?? cell(2, 1);
    getSelection()?.setBaseAndExtent(text, 1, text, 2);
    press('Enter');
    expect(stored()).toContain('<td>o<br>e</td>');
  });

  test('a foreign cell with more than text does not change', () => {
    const { stored } = open('<table><tbody><tr><td><ul><li>x</li></ul></td></tr></tbody></table>');
    type(cell(1, 1), '<ul><li>xy</li></ul>');
    expect(stored()).toBe('<table><tbody><tr><td><ul><li>xy</li></ul></td></tr></tbody></table>');
  });
});

describe('keys', () => {
  test('Tab moves through the cells and adds a row after the last one', () => {
    const { stored } = open();
    act(() => cell(2, 1).focus());
    press('Tab');
    expect(document.activeElement).toBe(cell(2, 2));
    press('Tab');
    expect(document.activeElement).toBe(cell(3, 1));
    expect(stored()).toContain('</tr><tr><td></td><td></td></tr></tbody>');
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(cell(2, 2));
  });

  test('Escape, and the arrow keys at its edges, move out of the table', () => {
    const { handle } = open();
    act(() => cell(2, 2).focus());
    press('ArrowDown');
    expect(handle().caret()).toBe('z');
    act(() => cell(1, 1).focus());
    press('ArrowUp');
    expect(handle().caret()).toBe('a');
    act(() => cell(1, 1).focus());
    press('Escape');
    expect(handle().caret()).toBe('z');
  });

  test('Alt+F10 moves to the tools, Escape back', async () => {
    open();
    act(() => cell(2, 1).focus());
    press('F10', { altKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Row');
    press('Escape');
    expect(document.activeElement).toBe(cell(2, 1));
  });
});

test('Ctrl+A selects the cell first, then the article', () => {
  open();
  const field = cell(2, 1);
  act(() => field.focus());
  getSelection()?.collapse(field, 0);
  expect(press('a', { ctrlKey: true })).toBe(false);
  expect(getSelection()?.toString()).toBe('one');
  expect(press('a', { ctrlKey: true })).toBe(true);
});

describe('the tools of the table', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('the tools of a table are shown while the caret is in it', () => {
    open();
    expect(screen.queryByRole('toolbar', { name: 'Table' })).toBeNull();
    act(() => cell(2, 1).focus());
    expect(screen.getByRole('toolbar', { name: 'Table' })).toBeDefined();
    act(() => cell(2, 1).blur());
    expect(screen.queryByRole('toolbar', { name: 'Table' })).toBeNull();
  });

  test('rows and columns are added and removed as single undo steps, with the caret in the new ones', async () => {
    const { user, stored } = open();
    act(() => cell(2, 1).focus());
    await choose(user, 'Row', 'Insert row below');
    expect(stored()).toContain('<tr><td></td><td></td></tr>');
    expect(document.activeElement).toBe(cell(3, 1));
    await choose(user, 'Column', 'Delete column');
    expect(screen.queryByRole('textbox', { name: 'Row 1, column 2' })).toBeNull();
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(stored()).toBe(TABLE);
  });

  test('the header row can be turned off and on', async () => {
    const { user, stored } = open();
    act(() => cell(1, 1).focus());
    const toggle = () => screen.getByRole('button', { name: 'Header row' });
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    await user.click(toggle());
    expect(stored()).toMatch(/^<table><tbody><tr><td>A/);
    await user.click(toggle());
    expect(stored()).toBe(TABLE);
  });

  test('the table can be deleted, and undo restores it', async () => {
    const { user, blocks } = open();
    act(() => cell(1, 1).focus());
    await user.click(screen.getByRole('button', { name: 'Delete table' }));
    expect(blocks()).toEqual(['<p>above</p>', '<p>below</p>']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(blocks()).toEqual(['<p>above</p>', TABLE, '<p>below</p>']);
  });
});

describe('pasting into a cell', () => {
  const paste = (field: HTMLElement, data: Record<string, string>) => {
    act(() => field.focus());
    getSelection()?.selectAllChildren(field);
    const event = createEvent.paste(field);
    Object.defineProperty(event, 'clipboardData', {
      value: { getData: (type: string) => data[type] ?? '' },
    });
    fireEvent(field, event);
  };

  test('lines with tabs fill several cells', () => {
    const { stored } = open();
    paste(cell(2, 1), { 'text/plain': '1\t2 & 3\n4\t5\n' });
    expect(stored()).toBe(
      bodyOfTable('<tr><td>1</td><td>2 &amp; 3</td></tr><tr><td>4</td><td>5</td></tr>'),
    );
  });

  test('a table of another program fills several cells', () => {
    const { stored } = open();
    paste(cell(2, 2), {
      'text/plain': 'x\ty',
      'text/html': '<table><tr><td><b>x</b></td><td>y</td></tr></table>',
    });
    expect(stored()).toContain('<td>one</td><td><strong>x</strong></td><td>y</td>');
  });

  test('text that is no table is pasted into a cell at the caret, paragraphs as lines', () => {
    const { stored } = open();
    paste(cell(2, 1), {
      'text/html': '<p>a <i>b</i></p><script>x</script><p>c</p>',
      'text/plain': 'a b c',
    });
    expect(stored()).toContain('<td>a <em>b</em><br>c</td>');
  });
});

test('a link in a cell is set and removed by the same dialog as in the text', async () => {
  const { user, stored } = open();
  const field = cell(2, 1);
  act(() => field.focus());
  getSelection()?.selectAllChildren(field);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link' });
  await user.type(within(dialog).getByRole('textbox'), 'https://example.com/{Enter}');
  expect(stored()).toContain('<td><a href="https://example.com/">one</a></td>');
});

test('in a read-only article the cells are plain text', () => {
  open(TABLE, true);
  expect(screen.getByRole('cell', { name: 'one' })).toBeDefined();
  expect(document.querySelector('[contenteditable="true"]')).toBeNull();
});

test('a new table has the chosen size and a header row, and the caret is in its first cell', async () => {
  const { user, handle, blocks } = open();
  act(() => void handle().reveal('z'));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const sizes = await screen.findByRole('dialog', { name: 'Insert a table' });
  (await within(sizes).findByRole('button', { name: '3 rows × 3 columns' })).focus();
  await user.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  expect(blocks()[2]).toBe(
    '<table><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>' +
      '<tbody><tr><td></td><td></td></tr></tbody></table>',
  );
  await act(async () => await new Promise((done) => setTimeout(done)));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 1, column 1');
  expect(blocks()[3]).toBe('<p>below</p>');
});
