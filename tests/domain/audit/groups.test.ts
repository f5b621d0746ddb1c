import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ComparedPage, groupsOf } from '#domain/audit/groups.ts';
import { sharedPart, sketchIn, sketchText, textSketch } from '#domain/audit/textSketch.ts';

const words = (seed: number, count = 300) =>
  Array.from({ length: count }, (_, at) => `w${(seed * 7919 + at * at * 31 + at * 17) % 1009}`);
const sketchOf = (text: readonly string[]) => {
  const sketch = textSketch(text);
  return sketch && sketchText(sketch);
};
const named = (phrase: string) => ({ phrase, stems: phrase.split(' ') });
const page = (position: number, change: Partial<ComparedPage> = {}): ComparedPage => ({
  position,
  hash: `h${position}`,
  sketch: sketchOf(words(position + 1)),
  keyphrase: null,
  about: [],
  title: [],
  ...change,
});

const trueShare = (one: readonly string[], other: readonly string[]) => {
  const shingles = (text: readonly string[]) =>
    new Set(text.slice(0, -4).map((_, at) => text.slice(at, at + 5).join(' ')));
  const [a, b] = [shingles(one), shingles(other)];
  const both = [...a].filter((shingle) => b.has(shingle)).length;
  return both / (a.size + b.size - both);
};

// §d.audits.4
test('a sketch says how much of two texts is the same, as well as the texts do', () => {
  for (const cut of [0, 60, 150, 240, 300]) {
    const one = words(1, 600);
    const other = [...one.slice(0, 600 - 2 * cut), ...words(2, 2 * cut)];
    const [a, b] = [one, other].map((text) => textSketch(text) ?? []);
    const error = Math.abs(sharedPart(a ?? [], b ?? []) - trueShare(one, other));
    expect(error).toBeLessThan(0.15);
  }
});

test('a sketch is stored as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })), (sketch) => {
      expect(sketchIn(sketchText(sketch))).toEqual(sketch);
    }),
  );
});

// §d.audits.4
test('pages with the same text are one group, also those that differ a little', () => {
  const text = words(9);
  const [same, near, other] = [
    sketchOf(text),
    sketchOf([...text.slice(0, 280), ...words(4, 20)]),
    sketchOf(words(5)),
  ];
  const pages = [
    page(0, { sketch: same, hash: 'x' }),
    page(1, { sketch: other }),
    page(2, { sketch: near }),
    page(3, { sketch: same, hash: 'x' }),
  ];
  const groups = groupsOf(pages, 10);
  expect(groups).toMatchObject([{ kind: 'sameText', positions: [0, 2, 3] }]);
  expect(groups[0]?.share).toBeGreaterThan(0.7);
});

test('what all pages of a site begin with makes no group of them', () => {
  const menu = words(77, 60);
  const pages = Array.from({ length: 60 }, (_, at) =>
    page(at, { sketch: sketchOf([...menu, ...words(at + 100, 400)]) }),
  );
  expect(groupsOf(pages, 10)).toEqual([]);
});

test('short texts are not compared: empty pages are no copies', () => {
  const short = sketchOf(words(1, 20));
  expect(short).toBeNull();
  expect(
    groupsOf([page(0, { sketch: short, hash: 'a' }), page(1, { sketch: short, hash: 'a' })], 9),
  ).toEqual([]);
});

// §d.audits.4
test('pages for the same given keyphrase compete, in any order of its words', () => {
  const pages = [
    page(0, { keyphrase: named('burr grinder') }),
    page(1, { keyphrase: named('grinder burr') }),
    page(2, { keyphrase: named('grinder') }),
    page(3, { keyphrase: named('') }),
    page(4, { keyphrase: named('') }),
  ];
  expect(groupsOf(pages, 10)).toMatchObject([
    { kind: 'sameKeyphrase', positions: [0, 1], keyphrase: 'burr grinder', isGiven: true },
  ]);
});

// §d.audits.4
test('without a given keyphrase, titles and texts have to agree', () => {
  const about = ['burr grinder', 'steel burrs', 'grind size'].map(named);
  const title = ['burr', 'grinder', 'guide'];
  const pages = [
    page(0, { about, title }),
    page(1, { about: [...about.slice(0, 2), named('hand mill')], title }),
    page(2, { about: [about[0] ?? named(''), named('repair'), named('spare part')], title }),
    page(3, { about, title: ['coffee'] }),
    page(4, { about, title, keyphrase: named('something else') }),
  ];
  expect(groupsOf(pages, 10)).toMatchObject([
    { kind: 'sameKeyphrase', positions: [0, 1], keyphrase: 'burr grinder', isGiven: false },
  ]);
});

test('the largest groups of a kind come first, and no more than are wanted', () => {
  const pages = ['a', 'b', 'b', 'b', 'a'].map((name, at) => page(at, { keyphrase: named(name) }));
  expect(groupsOf(pages, 10).map(({ positions }) => positions)).toEqual([
    [1, 2, 3],
    [0, 4],
  ]);
  expect(groupsOf(pages, 1)).toHaveLength(1);
});
