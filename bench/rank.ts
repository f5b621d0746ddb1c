/**
 * `npm run bench:rank [-- --set en-3]`: how the SEO score ranks texts of known quality and seven bad kinds of text, with and without
 * competitors (bench/rank/README.md). Prints Kendall's tau of each set, and how often a bad text stands below a good one. A text that is
 * not scored stands below all that are. With `--set`, the scores of one open set.
 */
import { parseArgs } from 'node:util';
import { marked } from 'marked';
import { NO_FIELDS } from '../domain/article/searchFields.ts';
import type { TextReport } from '../domain/seo/report/report.ts';
import { scoredText } from '../language/scoredText.ts';
import { pageBlocks } from '../server/adapters/html/pageBlocks.ts';
import { table } from '../tools/lib/table.ts';

import { report } from './lib/report.ts';
import { BAD_KINDS } from './rank/badKinds.ts';
import { type RankSet, rankSets } from './rank/sets.ts';

const { values } = parseArgs({ options: { set: { type: 'string', default: '' } } });
const WANTED = { beside: 0.85, alone: 0.75, below: 0.98 };

const blocksOf = (markdown: string) => pageBlocks(marked.parse(markdown, { async: false }));

interface Ranked {
  readonly kind: string;
  /** By a person: 3 for excellent, 2 good, 1 thin, 0 bad. */
  readonly worth: number;
  readonly report: TextReport;
}

const scoreOf = ({ report: { seo } }: Ranked): number => seo?.score ?? Number.NEGATIVE_INFINITY;

function scored(set: RankSet, text: string, isBeside: boolean): TextReport {
  const blocks = blocksOf(text).map((html, at) => ({ id: `b${at}`, html }));
  const pages = set.competitors.map((page) => ({ id: page.url, blocks: blocksOf(page.text) }));
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const { language, keyphrase } = set;
  const fields = { ...NO_FIELDS, keyphrase, keywords: set.keywords };
  return scoredText({
    blocks,
    context: {
      language,
      keyphrase,
      fields,
      title,
      site: 'https://own.example',
      wantedWords: null,
    },
    competitors: isBeside ? { id: set.name, pages } : null,
    sources: [],
  });
}

function ranked(set: RankSet, isBeside: boolean): Ranked[] {
  const of = (kind: string, worth: number, text: string): Ranked => ({
    kind,
    worth,
    report: scored(set, text, isBeside),
  });
  const { excellent, good, thin } = set.texts;
  return [
    of('excellent', 3, excellent),
    of('good', 2, good),
    of('thin', 1, thin),
    ...Object.entries(BAD_KINDS).map(([kind, make]) => of(kind, 0, make(set))),
  ];
}

const pairsOf = (texts: readonly Ranked[], isMeant: (above: Ranked, below: Ranked) => boolean) =>
  texts.flatMap((above) =>
    texts
      .filter((below) => isMeant(above, below))
      .map((below) => Math.sign(scoreOf(above) - scoreOf(below)) || 0),
  );

/** Kendall's tau of the pairs that a person would rank; a pair with the same score is neither right nor wrong. */
function tauOf(texts: readonly Ranked[]): number {
  const signs = pairsOf(texts, (above, below) => above.worth > below.worth);
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}

const share = (signs: readonly number[]) => signs.filter((sign) => sign > 0).length / signs.length;
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const shown = (one: Ranked): string => one.report.seo?.score.toFixed(0) ?? '–';

const sets = rankSets();
if (values.set !== '') {
  const set = sets.find(({ name, isSealed }) => name === values.set && !isSealed);
  if (set === undefined) throw new Error(`${values.set} is no open set`);
  const [alone, beside] = [ranked(set, false), ranked(set, true)];
  console.log(
    table(
      ['text', 'words', 'alone', 'beside'],
      alone.map((one, at) => [one.kind, one.report.words, shown(one), shown(beside[at] ?? one)]),
    ),
  );
  process.exit();
}

const rows = sets.map((set) => {
  const [alone, beside] = [ranked(set, false), ranked(set, true)];
  const below = [alone, beside].flatMap((texts) =>
    pairsOf(texts, (good, bad) => good.worth >= 2 && bad.worth === 0),
  );
  return { set, alone: tauOf(alone), beside: tauOf(beside), below };
});
const lines = rows.map(({ set, alone, beside, below }) => [
  set.name,
  set.isSealed ? 'sealed' : 'open',
  alone.toFixed(2),
  beside.toFixed(2),
  share(below).toFixed(2),
]);
const halves = [false, true].map((isSealed) => {
  const half = rows.filter(({ set }) => set.isSealed === isSealed);
  return {
    name: isSealed ? 'sealed' : 'open',
    alone: mean(half.map((row) => row.alone)),
    beside: mean(half.map((row) => row.beside)),
    below: share(half.flatMap((row) => row.below)),
  };
});
const sums = halves.map((half) => [
  'mean',
  half.name,
  half.alone.toFixed(3),
  half.beside.toFixed(3),
  half.below.toFixed(3),
]);
report('rank', {
  ms: {},
  ratios: Object.fromEntries(
    halves.flatMap(({ name, ...figures }) =>
      Object.entries(figures).map(([figure, value]) => [`${figure}_${name}`, value]),
    ),
  ),
  shown: table(['set', 'half', 'tau alone', 'tau beside', 'bad below good'], [...lines, ...sums]),
});
console.log(
  `wanted: tau alone ${WANTED.alone}, beside ${WANTED.beside}, bad below good ${WANTED.below}`,
);
