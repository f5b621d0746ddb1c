/**
 * The outline of a working draft: the one that the writer has planned, else the writer's own headings, else sections
 * that suit the topic, and one for each keyword that no section covers. Every unit of the notes gets exactly one place.
 */
import type { Outline } from '#contract/writing/content.schema.ts';
import { capitalised } from '#domain/capitalised.ts';
import type { Material } from '#domain/writing/writingTask.ts';
import { type NotesPart, partsOf } from '../../../material/notes.ts';
import { outlinesOf } from '../../../material/outlines/outlines.ts';
import { joined, piecesOf } from '../../../material/pieces.ts';
import { isForQuestions } from '../../../material/questions.ts';
import { scaffoldOf } from '../../../material/scaffold.ts';
import { containsAll, termsOf } from '../../../material/terms.ts';
import { kindOfTopic } from '../../../material/topic.ts';
import { type Piece, pieceOf } from '../../../material/units.ts';
import { placedNotes } from './placedNotes.ts';
import { type Section, sectionOf } from './section.ts';

/** More would make an index of keywords, not an article; the others become terms to use. */
const MAX_KEYWORD_SECTIONS = 5;
/** About as many words has a section, for an article of a wanted length. */
const WORDS_OF_SECTION = 150;
/** A draft of more blocks would be slow to stream and to save. */
const MOST_PIECES = 700;

/** What a draft is made from. `outline`: the sections that the writer has planned; absent or null: none. */
export type Planned = Material & { readonly outline?: Outline | null };

export function outlineOf(input: Planned): Section[] {
  const split = splitByHeadings(partsOf(input.notes), input.topic);
  const { loose, headed } = split;
  if (input.outline) return plannedOutline(input.outline, split, input);
  const intro = sectionOf('intro', null);
  const ending = (kind: 'questions' | 'next') =>
    sectionOf(kind, scaffoldOf(input.language).headings[kind]);
  if (headed.length > 0) {
    // Above the writer's own headings stands the writer's own introduction.
    const own = headed.map(({ heading, level, parts }) => {
      return { ...sectionOf('notes', heading, level), notes: parts.map(pieceOf) };
    });
    const all = withKeywords([{ ...intro, notes: loose.map(pieceOf) }, ...own], input);
    return [...all, ending('questions'), ending('next')];
  }
  const sections = withKeywords([intro, ...sectionsByKind(input)], input);
  const whole = [...sections, ending('questions'), ending('next')];
  return loose.length === 0 ? whole : withNotes(whole, loose, input, onDemand(whole, input));
}

function sectionsByKind({ topic, language }: Material): Section[] {
  const planned = outlinesOf(language).byKind[kindOfTopic(topic, language)];
  return planned.map(({ kind, heading, hints }) => ({ ...sectionOf(kind, heading), hints }));
}

/** Sections that are there only if notes clearly belong to them. */
function onDemand(sections: readonly Section[], { language }: Material): Section[] {
  const planned = new Set(sections.map(({ heading }) => heading));
  const headings = outlinesOf(language).onDemand.filter((heading) => !planned.has(heading));
  return headings.map((heading) => sectionOf('notes', heading));
}

/**
 * Exactly the planned sections, each with its own points. Notes under a heading of the same name stay there; all others
 * are placed.
 */
function plannedOutline(outline: Outline, { loose, headed }: Split, input: Material): Section[] {
  const { headings } = scaffoldOf(input.language);
  const known = new Map<string | null, Section>([
    ...sectionsByKind(input).map((one) => [one.heading, one] as const),
    [headings.questions, sectionOf('questions', headings.questions)],
    [headings.next, sectionOf('next', headings.next)],
  ]);
  const own = new Map(headed.map((one) => [one.heading, one]));
  const planned = new Set(outline.map(({ heading }) => heading));
  const sections = outline.map(({ heading, points, isPart }): Section => {
    const { kind, hints } =
      known.get(heading) ?? sectionOf(isForQuestions(heading) ? 'questions' : 'notes', heading);
    const parts = own.get(heading)?.parts ?? [];
    own.delete(heading); // a second section of the name gets its own points alone
    const notes = [...piecesOfPoints(points), ...parts.map(pieceOf)];
    return {
      ...sectionOf(kind, heading, isPart === true ? 3 : 2),
      hints: [hints, ...points].join(' '),
      notes,
    };
  });
  const rest = headed.filter(({ heading }) => !planned.has(heading)).flatMap(({ parts }) => parts);
  const all = withKeywords([sectionOf('intro', null), ...sections], input, 0);
  const homeless = [...loose, ...rest];
  return homeless.length === 0 ? all : withNotes(all, homeless, input, []);
}

const piecesOfPoints = (points: readonly string[]): Piece[] =>
  points.length === 0 ? [] : [{ kind: points.length > 1 ? 'bullets' : 'text', lines: points }];

/** `extra`: sections that are there only if notes clearly belong to them. */
function withNotes(
  sections: readonly Section[],
  notes: readonly NotesPart[],
  input: Material,
  extra: readonly Section[],
): Section[] {
  const placed = placedNotes(sections, notes, input, extra);
  const count = placed.reduce((sum, { units }) => sum + units.length, 0);
  return placed.map(({ section: one, units }) => {
    const pieces = piecesOf(units, input.language);
    return { ...one, notes: [...one.notes, ...joined(pieces, Math.ceil(count / MOST_PIECES))] };
  });
}

interface Split {
  readonly loose: readonly NotesPart[];
  readonly headed: readonly Headed[];
}

/** A heading in the notes, and what is below it. */
interface Headed {
  readonly heading: string;
  readonly level: 2 | 3;
  readonly parts: readonly NotesPart[];
}

/** The writer's own headings stand, with what is below them. A first one that repeats the topic is the title. */
function splitByHeadings(parts: readonly NotesPart[], topic: string): Split {
  const isTitle = (part: NotesPart) => part.kind === 'heading' && part.lines[0] === topic;
  const hasTitle = parts[0] !== undefined && isTitle(parts[0]);
  const rest = parts.slice(hasTitle ? 1 : 0).filter(({ lines }) => lines.length > 0);
  const levels = rest.filter((part) => part.kind === 'heading').map((part) => part.level);
  const top = Math.min(...levels);
  const first = rest.findIndex(({ kind }) => kind === 'heading');
  if (first < 0) return { loose: rest, headed: [] };
  const headed: Headed[] = [];
  for (const part of rest.slice(first)) {
    const { kind, level, lines } = part;
    const last = headed.at(-1);
    if (kind === 'heading')
      headed.push({ heading: lines[0] ?? '', level: level > top ? 3 : 2, parts: [] });
    else if (last !== undefined) {
      headed[headed.length - 1] = { ...last, parts: [...last.parts, part] };
    }
  }
  return { loose: rest.slice(0, first), headed };
}

/** How many keywords get a section of their own beside so many others, for the wanted length. */
function mostKeywordSections(sections: number, { words }: Material): number {
  const wanted =
    words === null ? MAX_KEYWORD_SECTIONS : Math.round(words / WORDS_OF_SECTION) - sections;
  return Math.max(0, Math.min(MAX_KEYWORD_SECTIONS, wanted));
}

/** Each keyword is a term of the section that covers it, or has a section of its own, or is a term of the beginning. */
function withKeywords(
  sections: readonly Section[],
  input: Material,
  most = mostKeywordSections(sections.length, input),
): Section[] {
  const read = (text: string) => termsOf(text, input.language);
  const known = sections.map((one) => read(textOf(one)));
  const topic = read(input.topic);
  const terms = sections.map(({ keywords }) => [...keywords]);
  const own: { readonly heading: string; readonly keywords: string[] }[] = [];
  for (const keyword of new Set(input.keywords)) {
    const wanted = read(keyword);
    const home = known.findIndex((text) => containsAll(text, wanted));
    const place = home < 0 && containsAll(topic, wanted) ? 0 : home;
    if (place >= 0) terms[place]?.push(keyword);
    else if (own.length < most) {
      own.push({ heading: capitalised(keyword, input.language), keywords: [keyword] });
    } else (own.at(-1)?.keywords ?? terms[0])?.push(keyword);
  }
  return [
    ...sections.map((one, at) => ({ ...one, keywords: terms[at] ?? [] })),
    ...own.map(({ heading, keywords }) => ({ ...sectionOf('keyword', heading), keywords })),
  ];
}

function textOf({ heading, keywords, notes }: Section): string {
  return [heading ?? '', ...keywords, ...notes.flatMap(({ lines }) => lines)].join('\n');
}
