/**
 * `npm run bench:terms [-- --set en-2] [-- --candidates FILE]`: of the 20 weightiest terms that the panel shows beside the pages of each set
 * of bench/rank, how many a writer on the subject would use. `by marks` is by the verdicts in bench/terms/marks.json (README.md there);
 * `in the list` counts those that the author of the set has listed, which is a lower bound: no list has every right term. With `--set`, the
 * terms of one open set. With `--candidates`, writes those of the sealed sets to a file in another order, for whoever marks them.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { marked } from 'marked';
import { competitionAmong } from '../language/scoredText.ts';
import { textToolsOf } from '../language/textTools.ts';
import { pageBlocks } from '../server/adapters/html/pageBlocks.ts';
import { table } from '../tools/lib/table.ts';
import { report } from './lib/report.ts';
import { type RankSet, rankSets } from './rank/sets.ts';
import { type Mark, markOf, shuffled } from './terms/marks.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: '' },
    candidates: { type: 'string', default: '' },
  },
});
const MOST = 20;
const WANTED = 0.9;

function termsOf({ name, language, competitors }: RankSet): string[] {
  const pages = competitors.map(({ url, text }) => ({
    id: url,
    blocks: pageBlocks(marked.parse(text, { async: false })),
  }));
  const { terms } = competitionAmong({ id: name, pages }, language);
  return terms.slice(0, MOST).map(({ term }) => term);
}

/** Whether a listed term is in the term or the term in a listed one, word by word in any form. */
function isListed(term: string, { language, terms }: RankSet): boolean {
  const tools = textToolsOf(language);
  const stemsOf = (phrase: string) =>
    tools
      .words(phrase)
      .filter((word) => !tools.isStopWord(word))
      .map(tools.stem);
  const stems = stemsOf(term);
  return terms.some((listed) => {
    const wanted = stemsOf(listed);
    const [few, many] = stems.length <= wanted.length ? [stems, wanted] : [wanted, stems];
    return few.length > 0 && few.every((stem) => many.includes(stem));
  });
}

const sets = rankSets();

if (values.candidates !== '') {
  const lines = sets
    .filter(({ isSealed }) => isSealed)
    .map(({ name, keyphrase, language, ...set }) => ({
      name,
      language,
      keyphrase,
      terms: shuffled(termsOf({ name, keyphrase, language, ...set }), name),
    }));
  writeFileSync(values.candidates, `${JSON.stringify(lines, null, 2)}\n`);
  process.exit();
}
if (values.set !== '') {
  const set = sets.find(({ name, isSealed }) => name === values.set && !isSealed);
  if (set === undefined) throw new Error(`${values.set} is no open set`);
  const rows = termsOf(set).map((term) => [
    term,
    isListed(term, set) ? 'listed' : '',
    markOf(set.name, term) ?? 'not marked',
  ]);
  console.log(table(['term', 'list', 'mark'], rows));
  process.exit();
}

interface Judged {
  readonly set: RankSet;
  readonly listed: number;
  readonly shown: number;
  readonly marks: readonly (Mark | null)[];
}

const judged = sets.map((set): Judged => {
  const terms = termsOf(set);
  return {
    set,
    shown: terms.length,
    listed: terms.filter((term) => isListed(term, set)).length,
    marks: terms.map((term) => markOf(set.name, term)),
  };
});
const sumOf = (half: readonly Judged[], of: (one: Judged) => number) =>
  half.reduce((sum, one) => sum + of(one), 0);
const count = (mark: Mark | null) => (one: Judged) =>
  one.marks.filter((other) => other === mark).length;

/** Of those that are marked; NaN if none is. */
const byMarks = (half: readonly Judged[]) =>
  sumOf(half, count('right')) / (sumOf(half, count('right')) + sumOf(half, count('wrong')));
const inList = (half: readonly Judged[]) =>
  sumOf(half, ({ listed }) => listed) / sumOf(half, ({ shown }) => shown);
const shown = (ratio: number) => (Number.isNaN(ratio) ? '–' : ratio.toFixed(3));

const groups = [false, true].flatMap((isSealed) => {
  const half = judged.filter(({ set }) => set.isSealed === isSealed);
  const name = isSealed ? 'sealed' : 'open';
  const languages = [...Map.groupBy(half, ({ set }) => set.language)];
  return [...languages, ['all', half] as const].map(([language, group]) => ({
    name,
    language,
    group,
  }));
});
report('terms', {
  ms: {},
  ratios: Object.fromEntries(
    groups
      .filter(({ language }) => language === 'all')
      .flatMap(({ name, group }) => [
        ...(Number.isNaN(byMarks(group)) ? [] : [[`marks_${name}`, byMarks(group)]]),
        [`list_${name}`, inList(group)],
      ]),
  ),
  shown: table(
    ['half', 'language', 'terms', 'by marks', 'not marked', 'in the list'],
    groups.map(({ name, language, group }) => [
      name,
      language,
      sumOf(group, (one) => one.shown),
      shown(byMarks(group)),
      sumOf(group, count(null)),
      shown(inList(group)),
    ]),
  ),
});
console.log(`precision of the first ${MOST} terms; wanted by marks: ${WANTED}`);
