/**
 * `npm run bench:topics`: how well keyphrases are put together, found in a text, and told to be those of an article that is there
 * (bench/topics/README.md). The open half of each set was looked at while the rules were made, the sealed half was not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { blockFactsOf } from '../domain/seo/blockFacts.ts';
import { keyphrasesIn } from '../domain/seo/keyphraseIdeas.ts';
import { duplicateFinder } from '../domain/topics/duplicates.ts';
import { collapsedTextOf } from '../html/text.ts';
import { clustersOf } from '../domain/topics/clusters.ts';
import { keyphraseOf } from '../domain/seo/keyphrase.ts';
import { textToolsOf } from '../language/textTools.ts';
import { indexes } from '../server/adapters/serp/pageIndexes.ts';
import { table } from '../tools/lib/table.ts';
import { blocksOfMarkdown, documentation } from './topics/documentation.ts';
import { adjustedRandIndex } from './topics/randIndex.ts';
import { report } from './lib/report.ts';

const WANTED = { results: 0.6, terms: 0.4, recall: 0.6, precision: 0.95 };
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
  const items = phrases.map(({ phrase }) => ({
    stems: new Map(keyphraseOf(phrase, tools).stems.map((stem) => [stem, tools.rarity(stem)])),
    results: resultsFor(phrase),
  }));
  const of = (groups: readonly (readonly number[])[]) => {
    const label = new Map(groups.flatMap((group, at) => group.map((one) => [one, String(at)])));
    return adjustedRandIndex(
      wanted,
      wanted.map((_, at) => label.get(at) ?? ''),
    );
  };
  const groups = clustersOf(items);
  const byTerms = clustersOf(items.map(({ stems }) => ({ stems, results: null })));
  return { results: of(groups), terms: of(byTerms) };
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
    const stems = (phrase: string) => keyphraseOf(phrase, tools).stems;
    const article = { id: 'a', title: stems(title), keyphrases: [stems(keyphrase)] };
    return duplicateFinder([article])(topic.map(stems))?.risk === 'high';
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
  ['wanted', ...Object.values(WANTED).map((value) => `≥ ${value}`), ''],
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
const isShort = all.some(
  (one) =>
    one.results < WANTED.results ||
    one.terms < WANTED.terms ||
    one.recall < WANTED.recall ||
    one.precision < WANTED.precision,
);
if (isShort) process.exitCode = 1;
