/**
 * `npm run bench:scoring`: how long a text takes to score, whole and after a change of one block, and what is kept of it;
 * beside it yoastseo on the same texts. Then what both say of the texts of scoring-pack/, check by check.
 * `ratios.yoast_1300` says how many times as long yoastseo takes.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { NO_FIELDS } from '../domain/article/searchFields.ts';
import { sharing } from '../domain/seo/competitors/snapshot.ts';
import type { CheckName } from '../domain/seo/report/report.ts';
import { textOfHtml } from '../html/text.ts';
import { readPageOf, scoredText, wordingOfSources } from '../language/scoredText.ts';
import { textToolsOf } from '../language/textTools.ts';
import { scoringPool } from '../server/adapters/scoring/scoringPool.ts';
import { createAnalyst } from '../services/seo/analyst.ts';
import { packTexts, requestOf } from '../tools/lib/scoringPack.ts';
import { table } from '../tools/lib/table.ts';
import { ensureInstalled } from './lib/install.ts';
import { median, report } from './lib/report.ts';
import { articleOf, type BenchBlock, wordsOf } from './scoring/texts.ts';

const SIZES = [500, 1500, 10_000, 40_000];
const PEER_WORDS = 1313;
const ROUNDS = 15;
const EDITS = 45;
const PEER_ROUNDS = 5;
const MB = 2 ** 20;

const context = {
  language: 'en',
  keyphrase: 'save queue',
  title: 'Save queue of an article',
  fields: { ...NO_FIELDS, description: 'How the save queue keeps every edit.', slug: 'save-queue' },
  site: 'https://own.example',
  wantedWords: null,
};
/** Ten competitors, whose terms are counted in every text. */
const pages = Array.from({ length: 10 }, (_, at) => ({
  id: `p${at}`,
  blocks: articleOf(2000 + at * 150).map(({ html }) => html),
}));
const read = pages.map((page) => {
  const { id: url, sketch: _sketch, ...features } = readPageOf({ ...page, language: 'en' });
  return { url, features };
});
/** As the server sends it. */
const snapshot = { id: 'bench', pages: read.map(sharing(read)) };

/** Five sources of 1,500 words. */
const sources = wordingOfSources({
  language: 'en',
  sources: Array.from({ length: 5 }, (_, at) => ({
    url: `https://source-${at}.example`,
    paragraphs: articleOf(1500 + at).map(({ html }) => textOfHtml(html)),
  })),
});

const timed = <T>(work: () => T): { ms: number; made: T } => {
  const startedAt = performance.now();
  const made = work();
  return { ms: performance.now() - startedAt, made };
};
const allOf = (blocks: readonly BenchBlock[]) =>
  new Map(blocks.map(({ id, html }) => [id, { html }]));

/** The worker of the page, with an article. A whole text is read anew each time; words it has seen are known. */
function opened(blocks: readonly BenchBlock[]) {
  const answer = createAnalyst(textToolsOf);
  const order = blocks.map(({ id }) => id);
  const send = (changed: ReturnType<typeof allOf>, isWhole: boolean) => {
    const of = { type: 'report', id: 1, articleId: 'a', order, changed, isWhole } as const;
    const message = structuredClone({
      ...of,
      context: { ...context, markedTerm: null, voice: null, brief: null },
      snapshot: { id: snapshot.id, pages: isWhole ? snapshot.pages : null },
      sources: isWhole ? sources : null,
    });
    const { ms, made } = timed(() => answer(message));
    if (made === null || 'error' in made) throw new Error(made?.error);
    return ms;
  };
  return { send };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMb = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / MB;
};

function measured(words: number) {
  const blocks = articleOf(words);
  const middle = blocks[Math.floor(blocks.length / 2)] ?? { id: 'b0', html: '' };
  const full: number[] = [];
  const block: number[] = [];
  const before = heapMb();
  const kept = opened(blocks);
  for (let round = 0; round < ROUNDS; round += 1) full.push(kept.send(allOf(blocks), true));
  for (let round = 0; round < EDITS; round += 1) {
    const html = middle.html.replace('</p>', ` Round ${round} of the bench is here.</p>`);
    block.push(kept.send(new Map([[middle.id, { html }]]), false));
  }
  const mb = heapMb() - before;
  const figures = { words: wordsOf(blocks), blocks: blocks.length, mb };
  return { ...figures, full: median(full), block: median(block), kept };
}

measured(1500); // compiled and warm
const rows = SIZES.map((size) => ({ size, ...measured(size) }));

/** A thread that has scored nothing yet: loading the rules, and compiling them, included. */
const pool = scoringPool({ threads: 1 });
const text1500 = { blocks: articleOf(1500), context, competitors: null, sources: [] };
const startedAt = performance.now();
await pool.score(text1500);
const first = performance.now() - startedAt;
await pool.close();

await ensureInstalled();
const { assessed, ratingsOf, YOAST_VERSION } = await import('./scoring/yoast.ts');
const peerText = { blocks: articleOf(PEER_WORDS), context, competitors: null, sources: [] };
const pairs = Array.from({ length: PEER_ROUNDS }, () => ({
  ours: timed(() => scoredText(peerText)).ms,
  theirs: timed(() => assessed(peerText)).ms,
}));
const ours = median(pairs.map((pair) => pair.ours));
const theirs = median(pairs.map((pair) => pair.theirs));

const agreements = packTexts().flatMap((text) => {
  const request = requestOf(text);
  const ratings = ratingsOf(assessed(request));
  return scoredText(request).checks.flatMap(({ name, rating }) => {
    const other = ratings.get(name);
    const isRatedByBoth = other !== undefined && rating !== 'unmeasured';
    const own = rating === 'worst' ? 'bad' : rating;
    return isRatedByBoth ? [{ name, text: `${text.language} ${text.name}`, own, other }] : [];
  });
});
/** Why both may rate a text differently, found by their ratings and by what yoastseo publishes. */
const REASONS: Partial<Record<CheckName, string>> = {
  keyphraseInIntroduction:
    'we match word forms; yoastseo does so with data that is not in its package',
  keyphraseInTitle: 'we want the keyphrase first; yoastseo passes over articles before it',
  keyphraseInImages:
    'four of five images are 80 %, above the 75 % that yoastseo publishes and we use',
  singleH1: 'we want the title above everything else; yoastseo rates several titles only',
  images: 'we want a description for each image; yoastseo counts images',
  internalLinks: 'yoastseo counts the relative link too, which an article of ours cannot have',
  sentenceLength: 'long is 20 words for us in Spanish, 25 for yoastseo',
  consecutiveSentences: 'yoastseo looks at the second word too after "este" and "questo"',
  transitionWords: 'the lists differ; ours are our own',
};

const byCheck = Object.entries(Object.groupBy(agreements, ({ name }) => name)).map(
  ([name, all = []]) => {
    const apart = all.filter(({ own, other }) => own !== other);
    const places = apart.map(({ text, own, other }) => `${text} (${own}, ${other})`).join(', ');
    const why = apart.length === 0 ? '' : (REASONS[name as CheckName] ?? 'no reason is known');
    return { row: [name, `${all.length - apart.length} of ${all.length}`, why], name, places };
  },
);
const apart = byCheck.filter(({ places }) => places !== '');

const shown = [
  table(
    ['words', 'blocks', 'whole, ms', 'one block, ms', 'kept, MB'],
    rows.map(({ words, blocks, full, block, mb }) => [
      words,
      blocks,
      Number(full.toFixed(1)),
      Number(block.toFixed(2)),
      Number(mb.toFixed(1)),
    ]),
  ),
  `${wordsOf(text1500.blocks)} words in a new thread: ${first.toFixed(0)} ms`,
  `${wordsOf(peerText.blocks)} words: ours ${ours.toFixed(1)} ms, yoastseo ${theirs.toFixed(0)} ms`,
  table(
    ['check', 'agree', 'why not'],
    byCheck.map(({ row }) => row),
  ),
  ...apart.map(({ name, places }) => `${name} (ours, yoastseo): ${places}`),
].join('\n\n');

report('scoring', {
  ms: {
    ...Object.fromEntries(rows.map(({ size, full }) => [`full_${size}`, full])),
    ...Object.fromEntries(rows.map(({ size, block }) => [`block_${size}`, block])),
    thread_first_1500: first,
    ours_1300: ours,
    yoast_1300: theirs,
  },
  ratios: { yoast_1300: theirs / ours },
  versions: { yoastseo: YOAST_VERSION },
  shown,
});
