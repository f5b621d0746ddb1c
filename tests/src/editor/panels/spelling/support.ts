import { jest } from '@jest/globals';
import type { Finding } from '#domain/spelling/finding.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import type { Speller } from '#src/editor/panels/spelling/SpellingContext.ts';

/** The text of a session as far as a panel looks for places in it; `draw` follows a change. */
export function aDrawnText({ state }: Pick<EditorSession, 'state'>) {
  const root = document.body.appendChild(document.createElement('div'));
  const draw = () =>
    root.replaceChildren(
      ...state()
        .getCurrentContent()
        .getBlocksAsArray()
        .map((block) => {
          const drawn = document.createElement('p');
          drawn.dataset.block = 'true';
          drawn.dataset.offsetKey = `${block.getKey()}-0-0`;
          drawn.textContent = block.getText();
          return drawn;
        }),
    );
  draw();
  return {
    root,
    draw,
    /** Puts the caret there, as a click does. */
    moveTo: (at: number, offset: number) =>
      getSelection()?.collapse(root.children[at]?.firstChild ?? null, offset),
  };
}

/** A checker that knows these words to be wrong, in any text. */
export function aSpeller(wrong: Readonly<Record<string, readonly string[]>>) {
  const findingsIn = (text: string): readonly Finding[] =>
    Object.entries(wrong)
      .flatMap(([word, suggestions]) =>
        [...text.matchAll(new RegExp(`\\b${word}\\b`, 'g'))].map(({ index }): Finding => {
          const place = { start: index, end: index + word.length };
          return { ...place, kind: 'spelling', message: `What is “${word}”?`, suggestions };
        }),
      )
      .toSorted((a, b) => a.start - b.start);
  return {
    isOn: true,
    checksHere: true,
    hasFailed: false,
    findingsIn,
    begin: jest.fn(),
    end: jest.fn(),
    report: jest.fn<Speller['report']>(),
    toggle: jest.fn(),
    retry: jest.fn(),
    ignore: jest.fn<Speller['ignore']>(),
    addWord: jest.fn<(word: string) => void>(),
    say: jest.fn<Speller['say']>(),
  } satisfies Speller;
}
