/**
 * The outline of a working draft: sections from the structure of the notes, or else from the scaffold of the
 * language, and one for each keyword that no section covers. Every part of the notes goes to exactly one
 * section.
 */
import type { Material } from '#domain/writing/writingTask.ts';
import { type NotesPart, partsOf } from '../../../material/notes.ts';
import { type SectionKind, scaffoldOf } from '../../../material/scaffold.ts';
import { containsAll, overlap, type Terms, termsOf } from '../../../material/terms.ts';

export interface Section {
  readonly kind: SectionKind;
  /** Null for the text directly below the title. */
  readonly heading: string | null;
  readonly level: 2 | 3;
  readonly notes: NotesPart[];
  readonly keywords: string[];
}

/** More would make a list of keywords, not an article; the other keywords become terms to use. */
const MAX_KEYWORD_SECTIONS = 5;

type ReadTerms = (text: string) => Terms;

export function outlineOf(input: Material): Section[] {
  const scaffold = scaffoldOf(input.language);
  const stopWords = new Set(scaffold.stopWords.split(' '));
  const read: ReadTerms = (text) => termsOf(text, input.language, stopWords);
  const { loose, headed } = splitByHeadings(partsOf(input.notes), input.topic);
  const intro = section('intro', null);
  const fixed = (kind: 'what' | 'how' | 'questions' | 'next') =>
    section(kind, scaffold.headings[kind]);
  const middle = headed.length > 0 ? headed : [fixed('what')];
  const covered = [intro, ...middle];
  const own = placeKeywords(input, covered, read);
  const after = headed.length > 0 ? [] : [fixed('how')];
  const sections = [...covered, ...own, ...after, fixed('questions'), fixed('next')];
  // Notes above the writer's own headings are the introduction.
  if (headed.length > 0) intro.notes.push(...loose);
  else placeNotes(loose, sections, input, read);
  return sections;
}

function section(kind: SectionKind, heading: string | null, level: 2 | 3 = 2): Section {
  return { kind, heading, level, notes: [], keywords: [] };
}

/** Keeps the writer's own headings with what is below them. A first heading that repeats the topic is the title. */
function splitByHeadings(
  parts: readonly NotesPart[],
  topic: string,
): { readonly loose: NotesPart[]; readonly headed: Section[] } {
  const isTitle = (part: NotesPart) => part.kind === 'heading' && part.lines[0] === topic;
  const rest = parts[0] !== undefined && isTitle(parts[0]) ? parts.slice(1) : parts;
  const levels = rest.filter((part) => part.kind === 'heading').map((part) => part.level);
  const top = Math.min(...levels);
  const loose: NotesPart[] = [];
  const headed: Section[] = [];
  for (const part of rest) {
    const [heading = ''] = part.lines;
    if (part.kind === 'heading') headed.push(section('notes', heading, part.level > top ? 3 : 2));
    else if (part.lines.length > 0) (headed.at(-1)?.notes ?? loose).push(part);
  }
  return { loose, headed };
}

/** Assigns each keyword to the section that covers it. Returns new sections for the others. */
function placeKeywords(input: Material, covered: readonly Section[], read: ReadTerms): Section[] {
  const known = covered.map((one) => ({ one, terms: read(textOf(one)) }));
  const topic = { one: covered[0], terms: read(input.topic) };
  const own: Section[] = [];
  for (const keyword of new Set(input.keywords)) {
    const wanted = read(keyword);
    const home = [...known, topic].find(({ terms }) => containsAll(terms, wanted))?.one;
    if (home !== undefined) home.keywords.push(keyword);
    else if (own.length < MAX_KEYWORD_SECTIONS) own.push(keywordSection(keyword, input.language));
    else own[own.length - 1]?.keywords.push(keyword);
  }
  return own;
}

function keywordSection(keyword: string, language: string): Section {
  const [first = '', ...rest] = keyword;
  const heading = first.toLocaleUpperCase(language) + rest.join('');
  return { ...section('keyword', heading), keywords: [keyword] };
}

/** Puts each loose part into the section that shares most words with it, or else after the part before it. */
function placeNotes(
  loose: readonly NotesPart[],
  sections: readonly Section[],
  input: Material,
  read: ReadTerms,
): void {
  const topic = read(input.topic);
  const terms = sections.map((one) => without(read(textOf(one)), topic));
  const weightOf = (term: string) => 1 / terms.filter((set) => set.has(term)).length;
  let place = 0;
  for (const [at, part] of loose.entries()) {
    const isLedIn = part.kind !== 'paragraph' && loose[at - 1]?.lines.at(-1)?.endsWith(':');
    if (!isLedIn) {
      const own = read(part.lines.join(' '));
      const scores = terms.map((set) => overlap(own, set, weightOf));
      const best = Math.max(...scores);
      if (best > 0) place = scores.indexOf(best);
    }
    sections[place]?.notes.push(part);
  }
}

function without(terms: Terms, others: Terms): Terms {
  return new Set([...terms].filter((term) => !others.has(term)));
}

function textOf({ heading, keywords, notes }: Section): string {
  return [heading ?? '', ...keywords, ...notes.flatMap((part) => part.lines)].join('\n');
}
