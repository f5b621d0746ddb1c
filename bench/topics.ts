/**
 * `npm run bench:topics`: how well keyphrases are put together, found in a text, and told to be those of an article that is there
 * (bench/topics/README.md). The open half of each set was looked at while the rules were made, the sealed half was not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyphrasesIn } from '../domain/seo/competitors/keyphraseIdeas.ts';
import { blockFactsOf } from '../domain/seo/text/blockFacts.ts';
import { keyphraseOf } from '../domain/seo/text/keyphrase.ts';
import { duplicateFinder } from '../domain/topics/duplicates.ts';
import { subjectOf } from '../domain/topics/topic.ts';
import { collapsedTextOf } from '../html/text.ts';
import { intentCuesOf } from '../language/intentCues.ts';
import { textToolsOf } from '../language/textTools.ts';
import { groupsOfKeyphrases } from '../language/topicWork.ts';
import { indexes } from '../server/adapters/serp/pageIndexes.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';
import { blocksOfMarkdown, documentation } from './topics/documentation.ts';
import { type KeyphraseGroups, keyphraseLists, resultsOf, trainingLists } from './topics/lists.ts';
import { adjustedRandIndex } from './topics/randIndex.ts';

/** Of keyphrases in texts, and of duplicates. The clusters are subjects of many pages each, so that their index is only shown. */
const WANTED = { recall: 0.6, precision: 0.95 };
/** Of the hand-made lists; larger groups only where a hand-made one is. */
const LISTS_WANTED = { words: 0.65, results: 0.8 };
const LARGEST_WANTED = 25;
const HALVES = ['open', 'sealed'] as const;
type Half = (typeof HALVES)[number];
type Halves<T> = Readonly<Record<Half, T>>;

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`topics/${name}.json`, import.meta.url), 'utf8'));
const seal: Readonly<Record<string, string>> = read('seal');
function set<T>(name: string): Halves<T> {
  const halves: Halves<T> = read(name);
  const hash = createHash('sha256').update(JSON.stringify(halves.sealed)).digest('hex');
  if (hash !== seal[name]) throw new Error(`the sealed half of ${name} has changed`);
  return halves;
}

const tools = textToolsOf('en');
const cues = intentCuesOf('en');
const pages = documentation();
const search = indexes();
const RESULTS = 20;

function resultsFor(topic: string): string[] {
  const asked = { workspaceId: 'bench', revision: '1', language: 'en', count: RESULTS };
  const found = search({ ...asked, topic, pages });
  return found === 'pagesNeeded' ? [] : found.map(({ url }) => url);
}

function randIndexes(clusters: Readonly<Record<string, readonly string[]>>) {
  const phrases = Object.entries(clusters).flatMap(([name, list]) =>
    list.map((phrase) => ({ name, phrase })),
  );
  const wanted = phrases.map(({ name }) => name);
  const all = phrases.map(({ phrase }) => phrase);
  return {
    results: agreement(wanted, grouped(all, all.map(resultsFor), 'en')),
    terms: agreement(wanted, grouped(all, null, 'en')),
  };
}

const grouped = (
  phrases: readonly string[],
  results: readonly (readonly string[])[] | null,
  language: string,
): number[][] =>
  groupsOfKeyphrases({
    keyphrases: phrases.map((phrase, at) => ({
      phrase,
      figures: {},
      results: results?.[at] ?? null,
    })),
    language,
  });

function agreement(wanted: readonly string[], groups: readonly (readonly number[])[]): number {
  const label = new Map(groups.flatMap((group, at) => group.map((one) => [one, String(at)])));
  return adjustedRandIndex(
    wanted,
    wanted.map((_, at) => label.get(at) ?? ''),
  );
}

interface Text {
  readonly page: string;
  readonly keyphrases: readonly string[];
}

/** The share of the chosen keyphrases that are among the first ten found, in any form of their words. */
function recallAt10(texts: readonly Text[]): number {
  const stemsOf = (phrase: string) => keyphraseOf(phrase, tools).stems.join(' ');
  const shares = texts.map(({ page, keyphrases }) => {
    const html = blocksOfMarkdown(page);
    const title = collapsedTextOf(html.find((one) => one.startsWith('<h')) ?? '');
    const blocks = html.map((one, at) => ({ id: `b${at}`, facts: blockFactsOf(one, tools) }));
    const found = keyphrasesIn(blocks, title, tools);
    const hit = new Set(found.map(stemsOf));
    const missed = keyphrases.filter((one) => !hit.has(stemsOf(one)));
    return 1 - missed.length / keyphrases.length;
  });
  return shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

interface TopicPair {
  readonly topic: readonly string[];
  readonly title: string;
  readonly keyphrase: string;
  readonly isDuplicate: boolean;
}

function duplicates(pairs: readonly TopicPair[]) {
  const guessed = pairs.map(({ topic, title, keyphrase }) => {
    const subject = (phrase: string) => subjectOf(phrase, { tools, cues });
    const article = { id: 'a', title: subject(title), keyphrases: [subject(keyphrase)] };
    return duplicateFinder([article])(topic.map(subject))?.risk === 'high';
  });
  const hits = pairs.filter(({ isDuplicate }, at) => isDuplicate && guessed[at]).length;
  const said = guessed.filter(Boolean).length;
  const there = pairs.filter(({ isDuplicate }) => isDuplicate).length;
  return { precision: hits / said, recall: hits / there };
}

const texts = set<readonly Text[]>('texts');
const pairs = set<readonly TopicPair[]>('pairs');
const clusters = set<Record<string, readonly string[]>>('clusters');

function measured(half: Half) {
  const { results, terms } = randIndexes(clusters[half]);
  const { precision, recall: found } = duplicates(pairs[half]);
  return { results, terms, recall: recallAt10(texts[half]), precision, found };
}

const halves = process.argv.includes('--open') ? (['open'] as const) : HALVES;
const all = halves.map((half) => ({ half, ...measured(half) }));
const whole = randIndexes({ ...clusters.open, ...clusters.sealed });
const rows = [
  ...all.map(({ half, ...of }) => [half, ...Object.values(of).map((value) => value.toFixed(2))]),
  ...(halves.length > 1
    ? [['both together', whole.results.toFixed(2), whole.terms.toFixed(2), '', '', '']]
    : []),
  ['wanted', '', '', ...Object.values(WANTED).map((value) => `≥ ${value}`), ''],
];
const HEADING = [
  'half',
  'Rand index by results',
  'Rand index by words',
  'keyphrases: recall at 10',
  'duplicates: precision',
  'duplicates: recall',
];
console.log(`${pages.length} pages of documentation`);
report('topics', {
  ms: {},
  ratios: Object.fromEntries(
    all.flatMap(({ half, ...of }) =>
      Object.entries(of).map(([name, value]) => [`${half} ${name}`, value]),
    ),
  ),
  shown: table(HEADING, rows),
});

const largestOf = (groups: Iterable<readonly unknown[]>): number =>
  [...groups].reduce((most, { length }) => Math.max(most, length), 0);

function listMeasured(list: KeyphraseGroups) {
  const { name, half, language, phrases, groups } = list;
  const started = performance.now();
  const byWords = grouped(phrases, null, language);
  const ms = performance.now() - started;
  const byResults = grouped(phrases, resultsOf(list), language);
  return {
    name,
    half,
    phrases: phrases.length,
    ms,
    words: agreement(groups, byWords),
    results: agreement(groups, byResults),
    largest: largestOf([...byWords, ...byResults]),
    handMade: largestOf(Map.groupBy(groups, (group) => group).values()),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const lists = keyphraseLists()
  .filter(({ half }) => halves.some((one) => one === half))
  .map(listMeasured);
const training = trainingLists().map(listMeasured);
const means = [...halves, 'training' as const].map((half) => {
  const of = [...lists, ...training].filter((list) => list.half === half);
  return {
    half,
    words: mean(of.map((one) => one.words)),
    results: mean(of.map((one) => one.results)),
  };
});
report('topicLists', {
  ms: Object.fromEntries(lists.map(({ name, ms }) => [name, ms])),
  ratios: Object.fromEntries(
    lists.flatMap(({ name, words, results }) => [
      [`${name} words`, words],
      [`${name} results`, results],
    ]),
  ),
  shown: table(
    ['list', 'half', 'keyphrases', 'Rand index by words', 'with results', 'largest', 'by hand'],
    [
      ...lists.map(({ name, half, phrases, words, results, largest, handMade }) => [
        name,
        half,
        phrases,
        words.toFixed(2),
        results.toFixed(2),
        largest,
        handMade,
      ]),
      ...means.map(({ half, words, results }) => [
        'mean',
        half,
        '',
        words.toFixed(2),
        results.toFixed(2),
        '',
        '',
      ]),
      [
        'wanted',
        '',
        '',
        `≥ ${LISTS_WANTED.words}`,
        `≥ ${LISTS_WANTED.results}`,
        `≤ ${LARGEST_WANTED}`,
        '',
      ],
    ],
  ),
});
const isListShort =
  means.some(
    ({ half, words, results }) =>
      half !== 'training' && (words < LISTS_WANTED.words || results < LISTS_WANTED.results),
  ) || lists.some(({ largest, handMade }) => largest > Math.max(LARGEST_WANTED, handMade));
const isShort = all.some((one) => one.recall < WANTED.recall || one.precision < WANTED.precision);
if (isShort || isListShort) process.exitCode = 1;
