import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf, htmlIn } from '#domain/article/body.ts';
import { opsOfEdits } from '#domain/article/textEdit.ts';
import { humanizerReportOf } from '#domain/humanizer/humanizerReport.ts';
import { HUMANIZER_VERSION, MACHINE_BELOW } from '#domain/humanizer/weights.ts';
import { escapeText } from '#html/escape.ts';
import { textToolsOf } from '#language/textTools.ts';

const blocksOf = (paragraphs: readonly string[]) =>
  paragraphs.map((text, at) => ({ id: `b${at}`, html: `<p>${escapeText(text)}</p>` }));
const reportOf = (paragraphs: readonly string[], language = 'en') =>
  humanizerReportOf(blocksOf(paragraphs), textToolsOf(language));

const PLAIN =
  'On 3 May we drove from Graz to Maribor in two hours. I had packed 14 kilos of honey, and Ana had the list. Rain. The border was open, so we were early, and Mr. Novak was still asleep when we rang at 7:30.';
const SLICK =
  'Whether you’re a seasoned traveller or just curious, a road trip offers a seamless way to unlock the power of adventure. It’s important to note that planning plays a crucial role. Ultimately, the journey is more than just a destination.';
const plain = [PLAIN, PLAIN, PLAIN];
const slick = [SLICK, SLICK, SLICK];

// §d.humanizer.1
test('figures, names and one’s own experience score high; ready-made phrases score low, each with its place', () => {
  const [own, machine] = [reportOf(plain), reportOf(slick)];
  expect(own.score).toBeGreaterThan(MACHINE_BELOW);
  expect(machine.score).toBeLessThan(MACHINE_BELOW);
  expect(machine.scorerVersion).toBe(HUMANIZER_VERSION);
  const phrases = machine.lines.find(({ name }) => name === 'phrases');
  const inFirst = phrases?.places.filter(({ blockId }) => blockId === 'b0');
  expect(inFirst?.map(({ was, now }) => [was, now])).toEqual(
    expect.arrayContaining([
      ['Whether you’re', null],
      ['seamless', null],
      ['It’s important to note that p', 'P'],
      ['a crucial role', null],
    ]),
  );
});

// §d.humanizer.1
test('the score is 100·N / (N + weighted findings), with N = words / 75', () => {
  const { words, score, lines } = reportOf(slick);
  const most = words / 75;
  const found = lines.reduce((sum, { cost }) => sum + cost, 0);
  expect(score).toBeCloseTo((100 * most) / (most + found), 9);
  expect(found).toBeGreaterThan(0);
});

// §d.humanizer.2
test.each([
  ['too few words', ['Two short words.'], 'en', 'short'],
  ['a language without rules', plain, 'fi', 'language'],
  ['a text in another language', plain, 'de', 'otherLanguage'],
])('%s: not scored', (_, paragraphs, language, notScored) => {
  expect(reportOf(paragraphs, language)).toMatchObject({ score: null, notScored, lines: [] });
});

const GERMAN =
  'Am 3. Mai fuhren wir in zwei Stunden von Graz nach Maribor. Ich hatte 14 Kilo Honig dabei, und Ana hatte die Liste. Es regnete. Die Grenze war offen, also waren wir zu früh, und der alte Mann schlief noch, als wir um 7:30 bei ihm klingelten und warteten.';

// §d.humanizer.2
test('what needs a list of words is not measured in a language without one, and costs nothing', () => {
  const { score, lines } = reportOf([GERMAN, GERMAN, GERMAN], 'de');
  expect(score).not.toBeNull();
  const unmeasured = lines.filter(({ value }) => value === null);
  expect(unmeasured.map(({ name, cost }) => [name, cost])).toEqual([
    ['phrases', 0],
    ['hedges', 0],
    ['markers', 0],
  ]);
});

const EDITED = [
  ['Moreover, the room is cold.', 'The room is cold.'],
  ['We utilize it daily.', 'We use it daily.'],
  ['It is an enhanced, crucial point.', 'It is an enhanced, important point.'],
  ['It is a crucial point.', 'It is an important point.'],
  ['She said “we utilize tools”.', 'She said “we utilize tools”.'],
  ['It is important to note that leveraging tools saves time.', 'Leveraging tools saves time.'],
  ['In addition to cats, the shelter takes dogs.', 'In addition to cats, the shelter takes dogs.'],
  ['Overall costs fell by half.', 'Overall costs fell by half.'],
  ['Overall, costs fell by half.', 'Costs fell by half.'],
  ['In today’s world of trade, costs fell.', 'In today’s world of trade, costs fell.'],
  ['It is worth noting that costs fell.', 'Costs fell.'],
  ['Write to example.com/vital-leverage today.', 'Write to example.com/vital-leverage today.'],
  ['You stir the dough. You wait a day.', 'You stir the dough, and you wait a day.'],
  [
    'The first bakery in the old town opened before the war, and it sold nothing but rye bread to the families of the workers for thirty years.',
    'The first bakery in the old town opened before the war. It sold nothing but rye bread to the families of the workers for thirty years.',
  ],
] as const;

// §d.humanizer.3
test.each(EDITED)('a change without a model: %s', (was, now) => {
  const filler = plain.slice(0, 3);
  const blocks = blocksOf([was, ...filler]);
  const edits = humanizerReportOf(blocks, textToolsOf('en')).lines.flatMap(({ places }) =>
    places.filter((place) => place.blockId === 'b0' && place.now !== null),
  );
  const body = bodyOf(blocks);
  const [op] = opsOfEdits(body, edits) ?? [];
  const html = op?.op === 'put' ? op.html : htmlIn(body, 'b0');
  expect(html).toBe(`<p>${escapeText(now)}</p>`);
});

// §d.humanizer.3
test('code, and what of a quotation goes beyond a link, are left as they are', () => {
  const nowIn = (html: string) =>
    humanizerReportOf([{ id: 'b', html }, ...blocksOf(plain)], textToolsOf('en'))
      .lines.flatMap(({ places }) => places)
      .filter((place) => place.blockId === 'b' && place.was === 'utilize')
      .map(({ now }) => now);
  expect(nowIn('<p>We utilize it.</p>')).toEqual(['use']);
  expect(nowIn('<p>We call <code>utilize</code> here.</p>')).toEqual([null]);
  expect(nowIn('<p><a href="https://a.example">She said “we</a> utilize it”.</p>')).toEqual([]);
});

const word = fc.constantFrom(
  ...'Moreover, crucial a an utilize Ana 1,200 € 7:30 “crucial 3 points” it. It You and, they; but seamless'.split(
    ' ',
  ),
);

// §d.humanizer.3
test('no change touches a figure, a name or a quotation', () => {
  const kept = (text: string) => [
    ...(text.match(/\d[\d.,:]*/g) ?? []),
    ...(text.match(/\bAna\b/g) ?? []),
    ...(text.match(/“[^”]*”/g) ?? []),
  ];
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 60 }), (words) => {
      const blocks = blocksOf([words.join(' '), ...plain]);
      const edits = humanizerReportOf(blocks, textToolsOf('en')).lines.flatMap(({ places }) =>
        places.filter((place) => place.blockId === 'b0' && place.now !== null),
      );
      for (const edit of edits) {
        const [op] = opsOfEdits(bodyOf(blocks), [edit]) ?? [];
        const html = op?.op === 'put' ? op.html : '';
        expect(kept(html)).toEqual(kept(blocks[0]?.html ?? ''));
      }
    }),
  );
});

test('a text of 200,000 characters without a space takes no longer than its words', () => {
  const long = 'Moreover,'.repeat(22_000);
  expect(reportOf([long, ...plain]).words).toBeGreaterThan(20_000);
  const mixed = 'crucial 1 “a” '.repeat(14_000);
  expect(reportOf([mixed, ...plain]).words).toBeGreaterThan(35_000);
});
