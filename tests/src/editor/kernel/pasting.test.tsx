/** @jest-environment #tests/support/pageEnvironment.js */
// For the checks in the innermost loops: `expect` creates an error in advance each time, a tenth of the run
// time.
import { deepStrictEqual as deepEqual, strictEqual as equal, ok } from 'node:assert';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import Draft, { type ContentBlock } from 'draft-js';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import fc from 'fast-check';
import { blocksOf } from '#domain/article/body.ts';
import { htmlOfAtomic, withBlocks } from '#src/editor/kernel/blocks.ts';
import { pasted } from '#src/editor/kernel/clipboard.ts';
import { contentBlockOf, htmlOfBlocks, parseBlock } from '#src/editor/kernel/contentHtml.ts';
import { NOTHING_GIVEN } from '#src/editor/kernel/given.ts';
import { linkDecorator } from '#src/editor/kernel/linkDecorator.ts';
import { clipboardHandlers } from '#src/editor/kernel/pasting.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { CLIPBOARDS, type Clip, ELEMENTS } from '../support/clips.ts';
import { mountEditor } from '../support/mountedEditor.tsx';
import { openSession } from '../support/openSession.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Without those that have nothing to insert. */
const CLIPS = CLIPBOARDS.filter(({ text }) => text !== '');

/** Of all pairs of what two programs put on the clipboard, one run tries one of so many parts. */
const PARTS = 5;

const blocksIn = (session: EditorSession): ContentBlock[] =>
  session.state().getCurrentContent().getBlocksAsArray();

/** A table or figure exists, with its HTML. */
const isWhole = (block: ContentBlock): boolean =>
  block.getType() !== 'atomic' || htmlOfAtomic(block) !== null;

const fixedPoints = new Set<string>();

/** The stored text, without the trailing empty paragraph. Each block of it is read back as it was written. */
function storedOf(session: EditorSession): string[] {
  const stored = blocksOf(session.body()).map(({ html }) => html);
  for (const html of stored) {
    if (fixedPoints.has(html)) continue;
    equal(htmlOfBlocks(parseBlock(html)), html);
    fixedPoints.add(html);
  }
  return stored.at(-1) === '<p></p>' ? stored.slice(0, -1) : stored;
}

interface Steps {
  readonly session: EditorSession;
  readonly steps: readonly (() => void)[];
  undo(): void;
  redo(): void;
  removeAll(): void;
  expectSound(): void;
}

/** Undoes everything step by step and redoes it, then removes everything. */
function thereAndBack({ session, steps, undo, redo, removeAll, expectSound }: Steps): void {
  const texts = [storedOf(session)];
  const expectAt = (at: number) => {
    deepEqual(storedOf(session), texts[at]);
    expectSound();
  };
  for (const step of steps) {
    step();
    expectSound();
    texts.push(storedOf(session));
  }
  for (const at of [...steps.keys()].toReversed()) {
    undo();
    expectAt(at);
  }
  for (const at of steps.keys()) {
    redo();
    expectAt(at + 1);
  }
  removeAll();
  expect(blocksIn(session).map((block) => block.getText())).toEqual(['']);
  expectSound();
}

describe('in the page', () => {
  type Mounted = ReturnType<typeof mountEditor>;

  /** The text of the page equals that of the model; a table or a figure renders itself. */
  function expectShown({ box, session }: Mounted): void {
    const shown = [...box.querySelectorAll('[data-block]')].map((element) =>
      element.localName === 'figure' ? null : element.textContent,
    );
    expect(shown).toEqual(
      blocksIn(session).map((block) => (block.getType() === 'atomic' ? null : block.getText())),
    );
  }

  function pasteInPage(editor: Mounted, clips: readonly Clip[]): void {
    thereAndBack({
      ...editor,
      steps: [...clips.map((clip) => () => editor.paste(clip)), () => editor.type('q')],
      expectSound: () => expectShown(editor),
    });
  }

  test.each(ELEMENTS.map((first) => [first.name, first] as const))(
    '%s and anything behind it can be typed on, undone, redone and removed',
    (_, first) => {
      const editor = mountEditor();
      for (const second of ELEMENTS) pasteInPage(editor, [first, second]);
    },
  );

  test('any three elements, and the clipboard content of other programs, can be pasted and undone', () => {
    const editor = mountEditor();
    const clip = fc.constantFrom(...ELEMENTS, ...CLIPS);
    const three = fc.tuple(clip, clip, clip);
    fc.assert(
      fc.property(three, (clips) => pasteInPage(editor, clips)),
      { numRuns: 15, seed: 11 },
    );
  });
});

describe('in the model', () => {
  const empty = Draft.EditorState.createEmpty();
  const parsed = new Map<Clip, readonly ContentBlock[]>();
  const withFreshKey = (block: ContentBlock) => block.set('key', Draft.genKey()) as ContentBlock;

  function blocksOfClip(clip: Clip): ContentBlock[] {
    const known =
      parsed.get(clip) ?? pasted(empty, clip.text, clip.html).blocks.map(contentBlockOf);
    parsed.set(clip, known);
    return known.map(withFreshKey);
  }

  const sound = new WeakSet<object>();

  /**
   * What draft-js renders by is what it would compute from scratch: the direction of each block, its links and
   * styles.
   */
  function expectDrawable(session: EditorSession): void {
    const state = session.state();
    const content = state.getCurrentContent();
    const directions = EditorBidiService.getDirectionMap(content);
    ok(state.getDirectionMap().equals(directions), 'directions');
    const drawnAnew = blocksIn(session).filter((block) => {
      const tree = state.getBlockTree(block.getKey());
      return !sound.has(block) || !sound.has(tree);
    });
    const fresh = Draft.EditorState.createWithContent(
      withBlocks(content, drawnAnew),
      linkDecorator,
    );
    for (const block of drawnAnew) {
      const tree = state.getBlockTree(block.getKey());
      ok(tree.equals(fresh.getBlockTree(block.getKey())), block.getText());
      sound.add(block).add(tree);
    }
  }

  /** Pastes one clip, and then each other one after it. */
  function pasteInModel(first: Clip, seconds: readonly Clip[]): void {
    const opened = openSession([{ id: 'first', html: '<p></p>' }]);
    const { session, select, type, removeSelected } = opened;
    session.insert(blocksOfClip(first));
    expectDrawable(session);
    const pastedFirst = session.state();
    for (const second of seconds) {
      session.change(pastedFirst);
      thereAndBack({
        session,
        steps: [() => session.insert(blocksOfClip(second)), () => type('q')],
        undo: session.undo,
        redo: session.redo,
        removeAll() {
          select([0, 0], [-1, opened.blockAt(-1).getLength()]);
          removeSelected();
        },
        expectSound: () => expectDrawable(session),
      });
    }
  }

  const all = [...ELEMENTS, ...CLIPS];
  const [shift] = fc.sample(fc.nat(PARTS - 1), 1);
  /** What is pasted behind an element: anything. Behind the content of another program: any element, and a part of the rest, another one at each commit. */
  const secondsOf = (first: Clip, at: number) =>
    ELEMENTS.includes(first)
      ? all
      : [...ELEMENTS, ...CLIPS.filter((_, other) => (at + other) % PARTS === shift)];

  test.each(all.map((first, at) => [first.name, first, at] as const))(
    '%s and anything behind it',
    (_, first, at) => pasteInModel(first, secondsOf(first, at)),
  );

  test('a clip over any selection, even one that tears a table or an image, is undone as one step', () => {
    const { session, select } = openSession([{ id: 'first', html: '<p></p>' }]);
    for (const clip of ELEMENTS) session.insert(blocksOfClip(clip));
    const start = session.state();
    const ends = blocksIn(session).flatMap((block, at) =>
      [0, block.getLength()].map((offset): [number, number] => [at, offset]),
    );
    const text = storedOf(session);
    const end = fc.constantFrom(...ends);
    const over = (from: [number, number], to: [number, number], clip: Clip) => {
      session.change(start);
      const isInOrder = from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1]);
      if (isInOrder) select(from, to);
      else select(to, from);
      session.insert(blocksOfClip(clip));
      expectDrawable(session);
      expect(blocksIn(session).every(isWhole)).toBe(true);
      storedOf(session);
      session.undo();
      expect(storedOf(session)).toEqual(text);
    };
    fc.assert(fc.property(end, end, fc.constantFrom(...ELEMENTS), over), {
      numRuns: 300,
      seed: 11,
    });
  });

  test('a clip at an image goes above it if the caret is before it, else below', () => {
    const image = '<figure><img src="https://x.example/a.png" alt="a"></figure>';
    const { session, select } = openSession([{ id: 'image', html: image }]);
    const [paragraph] = ELEMENTS.filter(({ name }) => name === 'link').map(blocksOfClip);
    const link = htmlOfBlocks(paragraph ?? []);
    select([0, 1]);
    session.insert(paragraph ?? []);
    expect(storedOf(session)).toEqual([image, link]);
    session.undo();
    select([0, 0]);
    session.insert(paragraph ?? []);
    expect(storedOf(session)).toEqual([link, image]);
  });

  test('what is cut while a long paste is still being inserted is all of it', () => {
    const { session, select, texts } = openSession([{ id: 'first', html: '<p></p>' }]);
    const { handlers, paste } = clipboardHandlers(session, () => {}, null);
    const text = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n\n');
    paste({ ...NOTHING_GIVEN, text });
    select([0, 0], [texts().length - 1, texts().at(-1)?.length ?? 0]);
    const clip = new Map<string, string>();
    const clipboardData = { setData: clip.set.bind(clip) };
    handlers.onCut(null as never, { preventDefault() {}, clipboardData } as never);
    expect(clip.get('text/plain')).toBe(text);
    expect(texts()).toEqual(['']);
  });
});
