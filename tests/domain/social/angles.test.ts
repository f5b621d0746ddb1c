import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anglesOf } from '#domain/social/angles.ts';

const heading = (text: string) => ({ kind: 'heading', text }) as const;
const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
const LONG = 'A sentence that says something about jars. '.repeat(4).trim();

// §d.posts.8
test('each part is a section; what is too short for a post goes with its shorter neighbour', () => {
  const units = [
    paragraph('Short.'),
    heading('Why'),
    paragraph(LONG),
    heading('How'),
    paragraph(`${LONG} ${LONG}`),
    heading('When'),
    heading('Never'),
  ];
  expect(anglesOf(units, 2)).toEqual([
    { heading: '', paragraphs: ['Short.', LONG] },
    { heading: 'How', paragraphs: [`${LONG} ${LONG}`] },
  ]);
});

// §d.posts.8
test('of a text with few sections, the longest is divided between its paragraphs', () => {
  const units = [heading('Why'), ...['a', 'b', 'c', 'd'].map((name) => paragraph(name + LONG))];
  const found = anglesOf(units, 3);
  expect(found.map(({ heading: of, paragraphs }) => [of, paragraphs.length])).toEqual([
    ['Why', 1],
    ['Why', 1],
    ['Why', 2],
  ]);
});

// §d.posts.8
test('of any text, there are at most as many parts as wanted, and each paragraph is in one, in order', () => {
  const unit = fc.record({
    kind: fc.constantFrom('heading', 'paragraph', 'item', 'other'),
    text: fc.integer({ min: 1, max: 400 }).map((chars) => 'x'.repeat(chars)),
  });
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      (units, most) => {
        const parts = anglesOf(units, most);
        const said = units.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
        expect(parts.flatMap(({ paragraphs }) => paragraphs)).toEqual(said.map(({ text }) => text));
        expect(parts.length).toBeLessThanOrEqual(most);
        expect(parts.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
      },
    ),
  );
});

test('a list of thousands of items is divided at once', () => {
  const units = Array.from({ length: 16_000 }, () => ({
    kind: 'item' as const,
    text: 'x'.repeat(9),
  }));
  expect(anglesOf(units, 2).map(({ paragraphs }) => paragraphs.length)).toEqual([8000, 8000]);
});

test('a text of thousands of sections is divided at once, and loses no paragraph', () => {
  const units = Array.from({ length: 40_000 }, (_, at) =>
    at % 2 === 0 ? heading(`Part ${at}`) : paragraph(`Tea ${at} is good.`),
  );
  const parts = anglesOf(units, 4);
  const said = units.flatMap(({ kind, text }) => (kind === 'paragraph' ? [text] : []));
  expect(parts.flatMap(({ paragraphs }) => paragraphs)).toEqual(said);
  expect(parts.map(({ heading: of }) => of)[0]).toBe('Part 0');
});
