import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { brandVoiceSchemas } from '#contract/voice/brandVoice.schema.ts';
import type { MEASURE_NAMES } from '#contract/voice/voice.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { blockProseOf } from '#domain/seo/text/prose.ts';
import { extractVoice } from '#domain/voice/extractVoice.ts';
import { matchOf } from '#domain/voice/match.ts';
import { NO_RULES } from '#domain/voice/rules.ts';
import { wholeOf } from '#domain/voice/samples.ts';
import { oddsOf } from '#domain/voice/vocabulary.ts';
import { voiceReportOf } from '#domain/voice/voiceReport.ts';
import { escapeText } from '#html/escape.ts';
import { collapsedTextOf } from '#html/text.ts';
import { textToolsOf } from '#language/textTools.ts';

const en = textToolsOf('en');
const p = (text: string) => `<p>${escapeText(text)}</p>`;
const read = (blocks: readonly string[], tools = en) =>
  blocks.map((html, at) => ({
    id: `b${at}`,
    prose: blockProseOf(html, blockFactsOf(html, tools)),
  }));
const sampleOf = (blocks: readonly string[]) => wholeOf(read(blocks));

const CHATTY = [
  p("You're going to love this. We've made it for you, and it's easy! Isn't that what you want?"),
  p(
    "Don't worry: we won't bore you. You'll get there in two steps, and we'll be right beside you.",
  ),
  p("Our favourite colour? It's yours. We're only happy when you're happy, and that's a promise!"),
];
const DRY = [
  p(
    'The apparatus was constructed in accordance with the requirements; the results were subsequently evaluated by an independent laboratory.',
  ),
  p(
    'It is recommended that the installation be performed by qualified personnel, and that all measurements be documented in the register.',
  ),
];

const measured = (blocks: readonly string[], name: (typeof MEASURE_NAMES)[number]) =>
  extractVoice(blocks, en).profile.measures.find((one) => one.name === name);

// §d.voice.3
test('who speaks to whom, contractions and the spelling are measured', () => {
  const { profile } = extractVoice(CHATTY, en);
  expect(measured(CHATTY, 'reader')?.mean).toBeGreaterThan(5);
  expect(measured(CHATTY, 'firstPlural')?.mean).toBeGreaterThan(5);
  expect(measured(CHATTY, 'contractions')?.mean).toBeGreaterThan(10);
  expect(measured(DRY, 'reader')?.mean).toBe(0);
  expect(measured(DRY, 'contractions')?.mean).toBe(0);
  expect(measured(DRY, 'passives')?.mean).toBeGreaterThan(50);
  expect(profile.spelling).toMatchObject({ variant: 'uk', uk: 2, us: 0 });
});

// §d.voice.3
test('what a language has no words for is not measured', () => {
  const { profile } = extractVoice(
    ['Tämä on suomea.', 'Se on hyvä kieli, ja sitä puhutaan.', 'Kolmas lause on tässä.'].map(p),
    textToolsOf('fi'),
  );
  const unknown = profile.measures.filter(({ mean }) => mean === null).map(({ name }) => name);
  expect(unknown).toEqual([
    'firstPerson',
    'firstPlural',
    'reader',
    'contractions',
    'passives',
    'transitions',
  ]);
  expect(profile).toMatchObject({ spelling: null, use: [], avoid: [] });
  expect(profile.measures.find(({ name }) => name === 'sentenceWords')?.mean).toBeGreaterThan(0);
});

const sentence = fc.array(
  fc.constantFrom('We', 'sell', 'tea', 'and', 'you', "don't", 'however', 'colour'),
  {
    minLength: 3,
    maxLength: 12,
  },
);
const someTexts = fc.array(
  fc
    .array(sentence, { minLength: 1, maxLength: 6 })
    .map((all) => p(all.map((words) => `${words.join(' ')}.`).join(' '))),
  { minLength: 1, maxLength: 8 },
);

// §d.voice.3 §d.voice.5
test('every example and the sample stand in the texts word for word, and fit what may be stored', () => {
  fc.assert(
    fc.property(someTexts, (blocks) => {
      const { profile, sample } = extractVoice(blocks, en);
      const text = blocks.map(collapsedTextOf).join('\n');
      const shown = [...profile.measures, ...profile.use, ...profile.avoid].flatMap(
        ({ examples }) => examples,
      );
      expect(shown.filter((example) => !text.includes(example))).toEqual([]);
      expect(text).toContain(sample);
      const { profile: shape } = brandVoiceSchemas.putVoice.body.shape;
      expect(shape.safeParse(profile).error).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

// §d.voice.8
test('a score is from 0 to 100, the same each time, and higher for texts of its own kind', () => {
  fc.assert(
    fc.property(someTexts, someTexts, (texts, other) => {
      const { profile } = extractVoice(texts, en);
      const { score, lines } = matchOf(sampleOf(other), profile, en);
      expect(matchOf(sampleOf(other), profile, en)).toEqual({ score, lines });
      if (score === null) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
    { numRuns: 40 },
  );
  const many = (texts: readonly string[]) => [...texts, ...texts, ...texts];
  const { profile } = extractVoice(many(CHATTY), en);
  const own = matchOf(sampleOf(many(CHATTY)), profile, en).score ?? 0;
  const foreign = matchOf(sampleOf(many(DRY)), profile, en).score ?? 100;
  expect(own).toBeGreaterThan(foreign + 20);
});

// §d.voice.8
test('a short text has no score, nor has one in another language', () => {
  const { profile } = extractVoice(CHATTY, en);
  expect(matchOf(sampleOf([p('You are short.')]), profile, en).score).toBeNull();
  const german = { ...profile, language: 'de' };
  expect(matchOf(sampleOf([...CHATTY, ...CHATTY]), german, en).score).toBeNull();
});

// §d.voice.3
test('a word that is used as often as expected tells nothing; more uses are surer', () => {
  const odds = (own: number, ownWords = 10_000) => oddsOf({ own, ownWords, expected: 0.001 });
  expect(Math.abs(odds(10))).toBeLessThan(0.5);
  expect(odds(40)).toBeGreaterThan(1.96);
  expect(odds(80)).toBeGreaterThan(odds(40));
  expect(odds(0)).toBeLessThan(-1.28);
  expect(odds(4, 1000)).toBeLessThan(odds(40));
});

// §d.voice.10
test('the passages that a rule speaks of come first, then those that match least', () => {
  const { profile } = extractVoice([...CHATTY, ...CHATTY], en);
  const long = (blocks: readonly string[]) =>
    p(blocks.map((html) => collapsedTextOf(html)).join(' '));
  const blocks = ['<h2>A heading of six words or more</h2>', long(CHATTY), long([...DRY, ...DRY])];
  const report = (rules: VoiceRules, language = en) =>
    voiceReportOf(read([...blocks, p('Too short.')]), { id: 'v', profile, rules }, language);
  const { passages } = report(NO_RULES);
  expect(passages.map(({ blockId }) => blockId)).toEqual(['b2', 'b1']);
  expect(passages[0]?.score).toBeLessThan(passages[1]?.score ?? 0);
  const found = report({ ...NO_RULES, noExclamations: true }).passages;
  expect(found.map(({ blockId }) => blockId)).toEqual(['b1', 'b2']);
  expect(report(NO_RULES, textToolsOf('de')).passages).toEqual([]);
});
