import { expect, test } from '@jest/globals';
import { topicSchemas } from '#contract/topics/topic.schema.ts';
import { AMOUNT_MOST } from '#contract/topics/topicBounds.ts';
import { duplicateFinder } from '#domain/topics/duplicates.ts';
import { figuresOf, NO_FIGURES, type Reading, topicFigures } from '#domain/topics/figures.ts';
import { heapOf } from '#domain/topics/heap.ts';
import { describedKeyphrase, sameness, stemsOf, subjectOf } from '#domain/topics/topic.ts';
import { intentCuesOf } from '#language/intentCues.ts';
import { textToolsOf } from '#language/textTools.ts';
import { phrasesOfPage } from '#language/topicWork.ts';

const AT = '2026-05-01T00:00:00.000Z';
const tools = textToolsOf('en');
const keyphrase = (reading: Reading, source: 'file' | 'dataForSeo' = 'file') => ({
  phrase: 'x',
  ...NO_FIGURES,
  ...figuresOf(reading, source, AT),
});

// §d.topics.3 §d.topics.8
test('figures of a topic are those of the source that knows most', () => {
  const figures = topicFigures(
    [
      keyphrase({ volume: 900, difficulty: 40, position: 8 }),
      keyphrase({ volume: 100, difficulty: 20, position: 3 }),
      keyphrase({ volume: 50_000 }, 'dataForSeo'),
      keyphrase({}),
    ],
    0.5,
  );
  expect(figures).toMatchObject({
    volume: { value: 1000, source: 'file', at: AT },
    difficulty: { value: 30 },
    personalDifficulty: { value: 23 },
    position: { value: 3 },
    efficiency: { value: 42 },
    trend: null,
    serpFeatures: null,
  });
});

// §d.topics.3
test('what a topic adds up to is within the bounds of an answer', () => {
  const features = (from: number) => Array.from({ length: 30 }, (_, at) => `feature ${from + at}`);
  const most = { volume: AMOUNT_MOST, trend: Array.from({ length: 12 }, () => AMOUNT_MOST) };
  const { volume, trend, serpFeatures } = topicFigures(
    [
      keyphrase({ ...most, serpFeatures: features(0) }),
      keyphrase({ ...most, serpFeatures: features(20) }),
    ],
    null,
  );
  const answered = topicSchemas.getTopics.response.shape.topics.element.pick({
    volume: true,
    trend: true,
    serpFeatures: true,
  });
  expect(answered.safeParse({ volume, trend, serpFeatures }).success).toBe(true);
  expect(serpFeatures?.value.slice(0, 10)).toEqual(features(20).slice(0, 10)); // named twice
});

// §d.topics.3
test('what nobody has said is null', () => {
  expect(topicFigures([keyphrase({}), keyphrase({})], 1)).toEqual({
    ...NO_FIGURES,
    personalDifficulty: null,
    efficiency: null,
  });
  expect(topicFigures([keyphrase({ volume: 0, difficulty: 50 })], null)).toMatchObject({
    volume: { value: 0 },
    efficiency: { value: 0 },
    personalDifficulty: null,
  });
});

const intentIn = (phrase: string, language: string) => {
  const by = { tools: textToolsOf(language), cues: intentCuesOf(language), at: AT };
  return describedKeyphrase({ phrase, figures: {} }, by).intent?.value ?? null;
};

// §d.topics.9
test.each([
  ['en', 'buy burr grinder', 'transactional'],
  ['en', 'how much to buy a grinder', 'transactional'],
  ['en', 'best burr grinder', 'commercial'],
  ['en', 'acme customer service', 'navigational'],
  ['en', 'how to clean a grinder', 'informational'],
  ['en', 'burr grinder', null],
  ['de', 'kaffeemühle kaufen', 'transactional'],
  ['fr', 'comment nettoyer un moulin', 'informational'],
  ['es', 'mejores molinillos', 'commercial'],
  ['it', 'prezzo macinacaffè', 'transactional'],
  ['nl', 'koffiemolen vergelijken', 'commercial'],
  ['pt', 'como limpar moedor', 'informational'],
  ['ja', 'buy', null],
])('%s: what “%s” wants is %p', (language, phrase, intent) =>
  expect(intentIn(phrase, language)).toBe(intent),
);

// §d.topics.9
test('the intent that a source has said is not guessed', () => {
  const figures = figuresOf({ intent: 'navigational' }, 'dataForSeo', AT);
  const by = { tools, cues: intentCuesOf('en'), at: AT };
  expect(describedKeyphrase({ phrase: 'buy x', figures }, by).intent).toMatchObject({
    value: 'navigational',
    source: 'dataForSeo',
  });
});

// §d.topics.4
test('a topic is that of an article if each has all words of the other', () => {
  const article = {
    id: 'a',
    title: stemsOf('How to clean a coffee grinder in five steps', tools),
    keyphrases: [stemsOf('clean coffee grinder', tools)],
  };
  const find = duplicateFinder([article]);
  const riskOf = (...phrases: string[]) =>
    find(phrases.map((phrase) => stemsOf(phrase, tools)))?.risk ?? null;
  expect(riskOf('cleaning coffee grinders')).toBe('high');
  expect(riskOf('tea', 'cleaning coffee grinders')).toBe('high');
  expect(riskOf('clean burr coffee grinder')).toBe('some');
  expect(riskOf('coffee grinder repair')).toBeNull();
  expect(riskOf('the')).toBeNull();
});

// §d.topics.4
test('thousands of keyphrases are looked up in thousands of articles about one subject', () => {
  const about = (at: number) => ['grinder', `model${at}`];
  const find = duplicateFinder(
    Array.from({ length: 10_000 }, (_, at) => ({
      id: `${at}`,
      title: about(at),
      keyphrases: [about(at)],
    })),
  );
  const found = Array.from({ length: 10_000 }, (_, at) => find([about(at + 9_999)]));
  expect(found.flatMap((one) => one ?? [])).toEqual([{ articleId: '9999', risk: 'high' }]);
});

// §d.topics.2
test('the same words in another order or case are one keyphrase', () => {
  expect(sameness('Burr Grinder', tools)).toBe(sameness('grinder burr', tools));
  expect(sameness('burr grinders', tools)).not.toBe(sameness('burr grinder', tools));
});

// §d.topics.2
test('a page is found for its headings and for what it says most', () => {
  const text = '<p>The grind size of a burr grinder. Set the grind size first.</p>';
  const page = {
    title: 'Burr grinders',
    blocks: ['<h2>Cleaning tablets</h2>', text],
    language: 'en',
  };
  expect(phrasesOfPage(page)).toEqual(expect.arrayContaining(['cleaning tablets', 'grind size']));
});

test('a heap gives back the least of what is in it', () => {
  const heap = heapOf<number>((a, b) => a < b);
  for (const value of [5, 3, 8, 1, 9, 1]) heap.push(value);
  const all = Array.from({ length: 7 }, () => heap.pop());
  expect(all).toEqual([1, 1, 3, 5, 8, 9, undefined]);
});

// §d.topics.4
test.each([
  ['what is a pottery kiln', 'high'],
  ['pottery kilns', 'high'],
  ['best kiln for pottery', 'some'],
  ['buy a pottery kiln', 'some'],
  ['pottery wheel', null],
])('an article about pottery kilns, and “%s”: %s', (phrase, risk) => {
  const by = { tools, cues: intentCuesOf('en') };
  const title = subjectOf('Choosing a pottery kiln for the garage', by);
  const find = duplicateFinder([{ id: 'a', title, keyphrases: [subjectOf('pottery kiln', by)] }]);
  expect(find([subjectOf(phrase, by)])?.risk ?? null).toBe(risk);
});
