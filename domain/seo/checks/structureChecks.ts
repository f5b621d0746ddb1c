/** How an article is built, and what it links to and shows. */
import type { UsualRange } from '../report/competition.ts';
import type { CheckName, Place, Wanted } from '../report/report.ts';
import {
  ASKED_WORDS,
  PARAGRAPH_WORDS,
  rated,
  type Scale,
  SECTION_WORDS,
  TEXT_WORDS,
  UNDIVIDED_WORDS,
} from '../report/thresholds.ts';
import { blockPlaces, type PlacedLink, spanPlaces, unitPlaces } from '../text/outline.ts';
import { isOutbound } from '../text/site.ts';
import { type CheckRow, type Finding, type Subject, UNMEASURED } from './checkRow.ts';

/** The length that was asked for counts, else that of competitors: a good text has about as many words as they have. */
function textLength({ text: { words }, context }: Subject): Finding {
  if (words === 0) return UNMEASURED;
  if (context.wantedWords !== null) return askedLength(words, context.wantedWords);
  const rating = rated(words, TEXT_WORDS);
  const usual = context.competition?.words ?? null;
  if (usual === null) return { rating, value: words, places: [] };
  const wanted = {
    least: Math.max(ENOUGH_WORDS, Math.round(usual.low)),
    most: Math.max(ENOUGH_WORDS, Math.round(usual.high)),
  };
  const isUsual = words >= wanted.least && words <= wanted.most;
  return {
    rating: rating === 'good' && !isUsual ? 'ok' : rating,
    value: words,
    wanted,
    places: [],
  };
}
const ENOUGH_WORDS = 300;

function askedLength(words: number, asked: number): Finding {
  const within = (share: number) => Math.abs(words - asked) <= asked * share;
  const rating = within(ASKED_WORDS.good) ? 'good' : within(ASKED_WORDS.ok) ? 'ok' : 'bad';
  const room = Math.round(asked * ASKED_WORDS.good);
  return {
    rating,
    value: words,
    wanted: { least: asked - room, most: asked + room, asked },
    places: [],
  };
}

/** One heading of level 1, above everything else. */
function singleH1({ text: { units, headings } }: Subject): Finding {
  const titles = headings.filter(({ level }) => level === 1);
  if (titles.length === 0) return UNMEASURED;
  const misplaced = titles.filter((title) => title !== units[0]);
  const rating = misplaced.length === 0 ? 'good' : 'bad';
  return { rating, value: titles.length, places: unitPlaces(misplaced) };
}

interface Part {
  readonly words: number;
  readonly places: readonly Place[];
}

/** The longest part determines the rating; the parts that are not good are shown. */
function longest(parts: readonly Part[], scale: Scale): Finding {
  if (parts.length === 0) return UNMEASURED;
  const value = Math.max(...parts.map(({ words }) => words));
  const long = parts.filter(({ words }) => rated(words, scale) !== 'good');
  return { rating: rated(value, scale), value, places: long.flatMap(({ places }) => places) };
}

/** The words from one heading to the next. */
function subheadingDistribution({ text: { units, headings } }: Subject): Finding {
  const sections: Part[] = [];
  for (const unit of units) {
    const section = sections.at(-1);
    if (unit.kind === 'heading' || section === undefined) {
      const words = unit.kind === 'heading' ? 0 : unit.words;
      sections.push({ words, places: unitPlaces([unit]) });
    } else sections[sections.length - 1] = { ...section, words: section.words + unit.words };
  }
  return longest(
    sections.filter(({ words }) => words > 0),
    headings.some(({ level }) => level > 1) ? SECTION_WORDS : UNDIVIDED_WORDS,
  );
}

const paragraphLength = ({ text: { paragraphs } }: Subject): Finding =>
  longest(
    paragraphs.map((paragraph) => ({ words: paragraph.words, places: unitPlaces([paragraph]) })),
    PARAGRAPH_WORDS,
  );

/** Where most competitors have none, a text without any is not judged. */
const isUsualWithout = (usual: UsualRange | null | undefined): boolean => usual?.median === 0;

/** Good if every image has a description; an empty one says that it is decoration. */
function images({ text: { images: all, words }, context: { competition } }: Subject): Finding {
  if (words === 0 || (all.length === 0 && isUsualWithout(competition?.images))) return UNMEASURED;
  const without = all.filter(({ alt }) => alt === null);
  const rating = all.length === 0 ? 'bad' : without.length === 0 ? 'good' : 'ok';
  return { rating, value: all.length, places: blockPlaces(without) };
}

/** At least one link that search engines may follow. */
function followed(links: readonly PlacedLink[], { competition }: Subject['context']): Finding {
  const value = links.length;
  if (value === 0 && isUsualWithout(competition?.links)) return UNMEASURED;
  if (value === 0) return { rating: 'bad', value, places: [] };
  const isFollowed = links.some((link) => link.isFollowed);
  return { rating: isFollowed ? 'good' : 'ok', value, places: isFollowed ? [] : spanPlaces(links) };
}

function outboundLinks({ text: { links, words }, context }: Subject): Finding {
  if (words === 0) return UNMEASURED;
  return followed(
    links.filter((link) => isOutbound(link, context.site)),
    context,
  );
}

function internalLinks({ text: { links, words }, context }: Subject): Finding {
  if (words === 0 || context.site.trim() === '') return UNMEASURED;
  return followed(
    links.filter((link) => link.host !== null && !isOutbound(link, context.site)),
    context,
  );
}

const most = (scale: Scale): Wanted => ({ most: (scale.at(-2)?.[0] ?? 1) - 1 });
const group = 'structure';

export const STRUCTURE_CHECKS = {
  textLength: { group, wanted: { least: ENOUGH_WORDS }, examine: textLength },
  singleH1: { group, wanted: { least: 1, most: 1 }, examine: singleH1 },
  subheadingDistribution: {
    group,
    wanted: most(SECTION_WORDS),
    examine: subheadingDistribution,
  },
  paragraphLength: { group, wanted: most(PARAGRAPH_WORDS), examine: paragraphLength },
  images: { group: 'links', wanted: { least: 1 }, examine: images },
  outboundLinks: { group: 'links', wanted: { least: 1 }, examine: outboundLinks },
  internalLinks: { group: 'links', wanted: { least: 1 }, examine: internalLinks },
} as const satisfies Partial<Record<CheckName, CheckRow>>;
