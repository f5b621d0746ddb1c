import { jest } from '@jest/globals';
import type { Finding } from '#domain/spelling/finding.ts';
import type { Speller } from '#src/editor/panels/spelling/SpellingContext.ts';

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
