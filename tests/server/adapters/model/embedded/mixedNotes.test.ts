import { describe, expect, test } from '@jest/globals';
import { type DraftTask, NO_WISHES } from '#domain/writing/writingTask.ts';
import { decodeEntities } from '#html/escape.ts';
import { workingDraft } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { withOwnNotesApart } from '#server/material/ownNotes.ts';
import { MIXED_NOTES, type MixedNotes } from './mixedNotes.ts';

interface Line {
  readonly kind: string;
  readonly heading: string;
  readonly text: string;
}

function linesOf({ lines, headings }: MixedNotes): Line[] {
  return lines.split('\n').map((line) => {
    const [, kind = '', heading = '', text = ''] = /^(\w+) (\d) (.*)$/.exec(line) ?? [];
    return { kind, heading: headings[Number(heading)] ?? '', text: text.replace('⏎', '\n') };
  });
}

const draftOf = (notes: MixedNotes, lines: readonly Line[]): DraftTask =>
  withOwnNotesApart({
    kind: 'draft',
    ...NO_WISHES,
    topic: notes.topic,
    keywords: [],
    location: '',
    language: notes.language,
    notes: lines.map(({ text }) => text).join('\n'),
    outline: notes.headings.map((heading) => ({ heading, points: [] })),
  });

/** Each block with its heading. */
function placed(task: DraftTask): { readonly heading: string; readonly text: string }[] {
  let heading = '';
  return workingDraft(task).flatMap((html) => {
    const text = decodeEntities(html.replaceAll('<br>', '\n').replace(/<[^>]*>/g, ''));
    if (!/^<h[123]>/.test(html)) return [{ heading, text }];
    heading = text;
    return [];
  });
}

describe.each(MIXED_NOTES)('mixed notes on “$topic”', (notes) => {
  const lines = linesOf(notes);
  const task = draftOf(notes, lines);
  const blocks = placed(task);
  const homesOf = (text: string) =>
    blocks.filter((block) => block.text.includes(text)).map(({ heading }) => heading);
  const of = (...kinds: string[]) => lines.filter(({ kind }) => kinds.includes(kind));

  // §d.ownNotes.2
  test('notes to oneself are beside the draft, and nowhere in it', () => {
    const own = of('own').map(({ text }) => text);
    expect(task.ownNotes).toEqual(own);
    for (const line of own) expect(blocks.map(({ text }) => text)).not.toContain(line);
  });

  // §d.placement.6
  test('questions stand below the heading for questions', () => {
    for (const { text } of of('asked')) expect(homesOf(text)).toEqual([notes.questions]);
  });

  // §d.placement.5
  test('a quotation stands in one block with its speaker and what introduces it', () => {
    for (const { text, heading } of of('quote')) {
      const [home, ...others] = homesOf(text);
      expect({ text, others, isRight: [heading, notes.also].includes(home ?? '') }).toEqual({
        text,
        others: [],
        isRight: true,
      });
    }
  });

  // §d.placement.4
  test('a fact stands where its noun is named, or at the end, and not in a wrong section', () => {
    const facts = of('fact', 'named');
    const right = facts.filter(({ text, heading }) => homesOf(text).includes(heading));
    const last = facts.filter(({ text }) => homesOf(text).includes(notes.also));
    expect(right.length + last.length).toBe(facts.length);
    const named = of('named');
    const there = named.filter(({ text, heading }) => homesOf(text).includes(heading));
    expect(there.length / named.length).toBeGreaterThan(0.7);
  });
});
