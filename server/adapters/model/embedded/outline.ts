/**
 * The outline of a working draft: the writer's own headings, else sections that suit the topic, and one for each
 * keyword that no section covers. Every unit of the notes gets exactly one place.
 */
import type { Material } from '#domain/writing/writingTask.ts';
import { type NotesPart, partsOf } from '../../../material/notes.ts';
import { outlinesOf } from '../../../material/outlines/outlines.ts';
import { joined, piecesOf } from '../../../material/pieces.ts';
import { scaffoldOf } from '../../../material/scaffold.ts';
import { containsAll, termsOf } from '../../../material/terms.ts';
import { kindOfTopic } from '../../../material/topic.ts';
import { pieceOf } from '../../../material/units.ts';
import { placedNotes } from './placedNotes.ts';
import { type Section, sectionOf } from './section.ts';

/** More would make an index of keywords, not an article; the others become terms to use. */
const MAX_KEYWORD_SECTIONS = 5;
/** A draft of more blocks would be slow to stream and to save. */
const MOST_PIECES = 700;

export function outlineOf(input: Material): Section[] {
  const { loose, headed } = splitByHeadings(partsOf(input.notes), input.topic);
  const intro = sectionOf('intro', null);
  const ending = (kind: 'questions' | 'next') =>
    sectionOf(kind, scaffoldOf(input.language).headings[kind]);
  if (headed.length > 0) {
    // Above the writer's own headings stands the writer's own introduction.
    const own = withKeywords([{ ...intro, notes: loose.map(pieceOf) }, ...headed], input);
    return [...own, ending('questions'), ending('next')];
  }
  const planned = outlinesOf(input.language).byKind[kindOfTopic(input.topic, input.language)];
  const sections = withKeywords(
    [intro, ...planned.map(({ kind, heading, hints }) => ({ ...sectionOf(kind, heading), hints }))],
    input,
  );
  const whole = [...sections, ending('questions'), ending('next')];
  return loose.length === 0 ? whole : withNotes(whole, loose, input);
}

function withNotes(
  sections: readonly Section[],
  notes: readonly NotesPart[],
  input: Material,
): Section[] {
  const placed = placedNotes(sections, notes, input);
  const count = placed.reduce((sum, { units }) => sum + units.length, 0);
  return placed.map(({ section: one, units }) => {
    const pieces = piecesOf(units, input.language);
    return { ...one, notes: joined(pieces, Math.ceil(count / MOST_PIECES)) };
  });
}

/** The writer's own headings stand, with what is below them. A first one that repeats the topic is the title. */
function splitByHeadings(
  parts: readonly NotesPart[],
  topic: string,
): { readonly loose: readonly NotesPart[]; readonly headed: readonly Section[] } {
  const isTitle = (part: NotesPart) => part.kind === 'heading' && part.lines[0] === topic;
  const hasTitle = parts[0] !== undefined && isTitle(parts[0]);
  const rest = parts.slice(hasTitle ? 1 : 0).filter(({ lines }) => lines.length > 0);
  const levels = rest.filter((part) => part.kind === 'heading').map((part) => part.level);
  const top = Math.min(...levels);
  const first = rest.findIndex(({ kind }) => kind === 'heading');
  if (first < 0) return { loose: rest, headed: [] };
  const headed: Section[] = [];
  for (const part of rest.slice(first)) {
    const { kind, level, lines } = part;
    const last = headed.at(-1);
    if (kind === 'heading') headed.push(sectionOf('notes', lines[0] ?? '', level > top ? 3 : 2));
    else if (last !== undefined) {
      headed[headed.length - 1] = { ...last, notes: [...last.notes, pieceOf(part)] };
    }
  }
  return { loose: rest.slice(0, first), headed };
}

/** Each keyword is a term of the section that covers it, or has a section of its own. */
function withKeywords(sections: readonly Section[], input: Material): Section[] {
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
    else if (own.length < MAX_KEYWORD_SECTIONS) {
      own.push({ heading: capitalised(keyword, input.language), keywords: [keyword] });
    } else own.at(-1)?.keywords.push(keyword);
  }
  return [
    ...sections.map((one, at) => ({ ...one, keywords: terms[at] ?? [] })),
    ...own.map(({ heading, keywords }) => ({ ...sectionOf('keyword', heading), keywords })),
  ];
}

function capitalised(keyword: string, language: string): string {
  const [first = '', ...rest] = keyword;
  return first.toLocaleUpperCase(language) + rest.join('');
}

function textOf({ heading, keywords, notes }: Section): string {
  return [heading ?? '', ...keywords, ...notes.flatMap(({ lines }) => lines)].join('\n');
}
