/** What makes a text easy to quote for a search that answers. docs/scoring.md says how much is known of each. */
import type { AiCheckName } from '../report/report.ts';
import {
  ANSWER,
  AUTHORITY,
  DEFINITION,
  QUESTIONS,
  SCANNABLE_WORDS,
  SOURCED,
  STATISTICS,
  TABLE,
} from '../report/thresholds.ts';
import type { BlockFacts } from '../text/blockFacts.ts';
import { type Keyphrase, stemPlace } from '../text/keyphrase.ts';
import {
  blockPlaces,
  type PlacedUnit,
  type ReadBlock,
  spanPlaces,
  unitPlaces,
} from '../text/outline.ts';
import { isOutbound } from '../text/site.ts';
import {
  type CheckRow,
  type Finding,
  inLanguage,
  ofPhrase,
  percentOf,
  ratedAtLeast,
  ratedAtMost,
  type Subject,
  UNMEASURED,
} from './checkRow.ts';

/** The first paragraph names its subject at once and is short. */
const answerFirst = ofPhrase((phrase, { text: { paragraphs } }) => {
  const [first] = paragraphs;
  if (first === undefined) return UNMEASURED;
  const namesSubject = phrase.stems.every((stem) => first.lead.includes(stem));
  const isShort = first.words <= ANSWER.words;
  const rating = namesSubject && isShort ? 'good' : namesSubject || isShort ? 'ok' : 'bad';
  return { rating, value: first.words, places: rating === 'good' ? [] : unitPlaces([first]) };
});

/** A paragraph that says what the subject is, and can be quoted alone. */
const definitionBlock = inLanguage(
  ofPhrase((phrase, { text: { paragraphs }, tools: { cues } }): Finding => {
    if ((cues?.copulaAt ?? null) === null || paragraphs.length === 0) return UNMEASURED;
    const defining = paragraphs.filter((paragraph) => defines(paragraph, phrase));
    const fits = defining.filter(
      ({ words }) => words >= DEFINITION.least && words <= DEFINITION.most,
    );
    const rating = fits.length > 0 ? 'good' : defining.length > 0 ? 'ok' : 'bad';
    const value = (fits[0] ?? defining[0])?.words ?? 0;
    return { rating, value, places: rating === 'ok' ? unitPlaces(defining) : [] };
  }),
);

/** "A burr grinder is …": the first sentence names the subject, and then says "is". */
export function defines(
  { sentences: [first], copulaAt }: Pick<PlacedUnit, 'sentences' | 'copulaAt'>,
  { stems }: Keyphrase,
): boolean {
  if (first === undefined || copulaAt < 1) return false;
  const places = stems.map((stem) => stemPlace(first, stem));
  const last = Math.max(...places);
  return !places.includes(-1) && last < copulaAt && copulaAt - last <= DEFINITION.gapWords;
}

const figuresIn = ({ units }: BlockFacts): number =>
  units.reduce((sum, { figures }) => sum + figures, 0);

const withFigures = ({ text: { blocks } }: Subject) =>
  blocks
    .map(({ id, facts }) => ({ blockId: id, facts, figures: figuresIn(facts) }))
    .filter(({ figures }) => figures > 0);

const sumOf = (blocks: readonly { readonly figures: number }[]): number =>
  blocks.reduce((sum, { figures }) => sum + figures, 0);

function quotableStatistics(subject: Subject): Finding {
  if (subject.text.words === 0) return UNMEASURED;
  const value = sumOf(withFigures(subject));
  return { rating: ratedAtLeast(value, STATISTICS), value, places: [] };
}

/** Percentage of the figures in a block that links to another site; without figures there is nothing to measure. */
function sourcedClaims(subject: Subject): Finding {
  const all = withFigures(subject);
  if (all.length === 0) return UNMEASURED;
  const { site } = subject.context;
  const without = all.filter(({ facts }) => !linksOut(facts, site));
  const value = percentOf(sumOf(all) - sumOf(without), sumOf(all));
  return { rating: ratedAtLeast(value, SOURCED), value, places: blockPlaces(without) };
}

const linksOut = ({ units }: BlockFacts, site: string): boolean =>
  units.some(({ links }) => links.some((link) => isOutbound(link, site)));

function questionHeadings({ text: { headings } }: Subject): Finding {
  const below = headings.filter(({ level }) => level > 1);
  if (below.length === 0) return UNMEASURED;
  const value = below.filter(({ isQuestion }) => isQuestion).length;
  return { rating: ratedAtLeast(value, QUESTIONS), value, places: [] };
}

/** The longest paragraph. */
function scannable({ text: { paragraphs } }: Subject): Finding {
  if (paragraphs.length === 0) return UNMEASURED;
  const value = Math.max(...paragraphs.map(({ words }) => words));
  const long = paragraphs.filter(({ words }) => words > SCANNABLE_WORDS.good);
  return { rating: ratedAtMost(value, SCANNABLE_WORDS), value, places: unitPlaces(long) };
}

function comparisonTable({ text: { blocks, words } }: Subject): Finding {
  if (words === 0) return UNMEASURED;
  const tables = blocks.filter(({ facts }) => facts.table !== null);
  const value = tables.filter(compares).length;
  const rating = value > 0 ? 'good' : tables.length > 0 ? 'ok' : 'bad';
  return { rating, value, places: blockPlaces(tables.map(({ id }) => ({ blockId: id }))) };
}
const compares = ({ facts: { table } }: ReadBlock): boolean =>
  table !== null && table.rows >= TABLE.rows && table.columns >= TABLE.columns;

function outboundAuthority({ text: { links, words }, context: { site } }: Subject): Finding {
  if (words === 0) return UNMEASURED;
  const least = Math.max(AUTHORITY.least, Math.ceil(words / AUTHORITY.words));
  const out = links.filter((link) => isOutbound(link, site));
  const rating = ratedAtLeast(out.length, { good: least, ok: least / 2 });
  return { rating, value: out.length, wanted: { least }, places: spanPlaces(out) };
}

const summaryBox = inLanguage(({ text: { units, words }, tools }) => {
  if (words === 0 || tools.cues === null) return UNMEASURED;
  const summaries = units.filter(({ isSummary }) => isSummary);
  const rating = summaries.length > 0 ? 'good' : 'bad';
  return { rating, value: summaries.length, places: unitPlaces(summaries) };
});

const group = 'aiSearch';

export const AI_SEARCH_CHECKS = {
  answerFirst: { group, wanted: { most: ANSWER.words }, examine: answerFirst, evidence: 'C' },
  definitionBlock: {
    group,
    wanted: { least: DEFINITION.least, most: DEFINITION.most },
    examine: definitionBlock,
    evidence: 'C',
  },
  quotableStatistics: {
    group,
    wanted: { least: STATISTICS.good },
    examine: quotableStatistics,
    evidence: 'B',
  },
  sourcedClaims: { group, wanted: { least: SOURCED.good }, examine: sourcedClaims, evidence: 'B' },
  questionHeadings: {
    group,
    wanted: { least: QUESTIONS.good },
    examine: questionHeadings,
    evidence: 'C',
  },
  scannable: { group, wanted: { most: SCANNABLE_WORDS.good }, examine: scannable, evidence: 'C' },
  comparisonTable: { group, wanted: { least: 1 }, examine: comparisonTable, evidence: 'C' },
  outboundAuthority: {
    group,
    wanted: { least: AUTHORITY.least },
    examine: outboundAuthority,
    evidence: 'B',
  },
  summaryBox: { group, wanted: { least: 1 }, examine: summaryBox, evidence: 'C' },
} as const satisfies Record<AiCheckName, CheckRow>;
