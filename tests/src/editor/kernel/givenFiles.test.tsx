/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: tests of typing make elements editable, for all that share their DOM. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { blocksOf } from '#domain/article/body.ts';
import { GIVEN_LIMIT_BYTES } from '#domain/transfer/givenFile.ts';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** jsdom's files cannot be read. */
function fileOf(name: string, content: string | Uint8Array, type = ''): File {
  const bytes = Uint8Array.from(bytesOf(content));
  return Object.assign(new File([bytes], name, { type }), {
    arrayBuffer: async () => bytes.buffer,
  });
}

/** A folder, or a file that was moved or deleted. */
const unreadable = (name: string): File =>
  Object.assign(new File([''], name), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  });

function open() {
  const editor = mountEditor();
  return {
    ...editor,
    async give(...files: File[]) {
      const items = files.map((file) => ({ kind: 'file', getAsFile: () => file }));
      const clipboardData = { types: ['Files'], getData: () => '', items, files };
      await act(async () => void fireEvent.paste(editor.box, { clipboardData }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    },
    html: () => blocksOf(editor.session.body()).map((block) => block.html),
    said: () => screen.getByRole('status').textContent,
  };
}

// §d.files.1
test.each([
  ['note.txt', 'one\n\ntwo', 'text/plain', ['<p>one</p>', '<p>two</p>']],
  ['README', 'one', '', ['<p>one</p>']],
  ['page.html', '<h2>one</h2><p>two</p>', 'text/html', ['<h2>one</h2>', '<p>two</p>']],
  ['a.md', '## one\n\n- [x] *two*', '', ['<h2>one</h2>', '<ul><li>☑ <em>two</em></li></ul>']],
  ['a.MARKDOWN', '## one', 'text/markdown', ['<h2>one</h2>']],
  ['list.csv', 'one,two', 'text/csv', ['<p>one,two</p>']],
  ['old.txt', Uint8Array.from(Buffer.from('café', 'latin1')), 'text/plain', ['<p>café</p>']],
  ['notepad.txt', Uint8Array.from(Buffer.from('\ufeffone', 'utf16le')), '', ['<p>one</p>']],
])('the text of %s is inserted, formatted, as one step', async (name, content, type, blocks) => {
  const { give, html, said, undo } = open();
  await give(fileOf(name, content, type));
  expect(html()).toEqual(blocks);
  expect(said()).toBe('');
  undo();
  expect(html()).toEqual(['<p></p>']);
});

test('what stands above a Markdown text is no part of it, and is told', async () => {
  const { give, html, said } = open();
  await give(fileOf('a.md', '---\ntitle: A title\nslug: my-slug\n# a remark\n---\n## one'));
  expect(html()).toEqual(['<h2>one</h2>']);
  expect(said()).toContain(
    '3 entries above the text that an article does not have (“#: a remark”)',
  );
});

// §d.files.1
test('several files are inserted below each other in their order, however long each takes to be read', async () => {
  const { give, html, undo, said } = open();
  const slow = fileOf('a.txt', 'a');
  const bytes = await slow.arrayBuffer();
  slow.arrayBuffer = () => new Promise((resolve) => setTimeout(() => resolve(bytes), 20));
  await give(slow, unreadable('x'), fileOf('b.md', '**b**'), fileOf('c.txt', 'c'));
  expect(html()).toEqual(['<p>a</p>', '<p><strong>b</strong></p>', '<p>c</p>']);
  expect(said()).toContain('“x” cannot be read');
  undo();
  expect(html()).toEqual(['<p></p>']);
});

// §d.files.2
test.each([
  ['a folder, or a file that is gone', unreadable('Notes'), 'cannot be read'],
  ['an empty file', fileOf('a.txt', ' \n'), 'contains no text'],
  ['HTML without text', fileOf('a.html', '<script>x</script>'), 'contains no text'],
  ['what is no text', fileOf('a', Uint8Array.of(80, 75, 0, 0, 1)), 'no text that can be read'],
  ['a PDF', fileOf('a.pdf', 'x', 'application/pdf'), 'neither an image nor a text'],
  ['rich text', fileOf('a.rtf', 'x', 'text/rtf'), 'neither an image nor a text'],
  ['a Word file', fileOf('a.docx', 'x'), 'a Word file'],
  ['an image where there are none', fileOf('a.png', 'x', 'image/png'), 'an image'],
])('%s is refused, and the reason is said', async (_, file, reason) => {
  const { give, html, said, session } = open();
  await give(file);
  expect(html()).toEqual(['<p></p>']);
  expect(session.state().getUndoStack().size).toBe(0);
  expect(said()).toContain(`“${file.name}”`);
  expect(said()).toContain(reason);
});

// §d.files.2
test('files that are together too large are not read', async () => {
  const { give, html, said } = open();
  const large = fileOf('large.txt', 'large');
  const read = jest.spyOn(large, 'arrayBuffer');
  Object.defineProperty(large, 'size', { value: GIVEN_LIMIT_BYTES });
  await give(fileOf('a.txt', 'a'), large, fileOf('b.txt', 'b'));
  expect(html()).toEqual(['<p>a</p>', '<p>b</p>']);
  expect(said()).toContain('“large.txt”');
  expect(said()).toContain('2 MB');
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['an image', {}, 'is an image'],
  ['an image with its name', { 'text/plain': 'a.png' }, 'is an image'],
  ['an image of a page', { 'text/html': '<img src="https://x.example/a.png">' }, 'is an image'],
  ['cells with their picture', { 'text/html': '<table><td>one</td></table>' }, ''],
  ['a page with its picture', { 'text/rtf': '{\\rtf1 one}', 'text/plain': 'one' }, ''],
])('of a clipboard with an image file, what is meant is taken: %s', async (_, data, reason) => {
  const { box, html, said } = open();
  const clipboardData = {
    getData: (type: string) => data[type as keyof typeof data] ?? '',
    files: [fileOf('a.png', 'x', 'image/png')],
  };
  await act(async () => void fireEvent.paste(box, { clipboardData }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(said()).toContain(reason);
  expect(html().join('').includes('one')).toBe(reason === '');
});
