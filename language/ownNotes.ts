/** Notes that the people who write leave for themselves and each other: "TODO", "ask Joan", "client: no prices". */
import type { Span } from '#domain/seo/text/textTools.ts';
import { asidesIn, follows, isAside, isNoteLine } from './ownNoteLine.ts';
import {
  isAmongUs,
  isMarked,
  isRequest,
  type Knowledge,
  knowledgeOf,
  readOf,
} from './ownNoteRules.ts';
import { textToolsOf } from './textTools.ts';

/**
 * Where such notes stand, in order: lines, sentences, what stands in brackets, and what follows a dash. They do not
 * overlap. Linear in the length of the text.
 */
export function ownNotesIn(text: string, language: string): readonly Span[] {
  const known = knowledgeOf(textToolsOf(language));
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const span of notesInLine(line, known))
      spans.push({ start: start + span.start, end: start + span.end });
    start += line.length + 1;
  }
  return spans;
}

function notesInLine(line: string, known: Knowledge): readonly Span[] {
  const end = line.trimEnd().length;
  if (end === 0) return [];
  if (isNoteLine(line, known)) return [{ start: line.length - line.trimStart().length, end }];
  const asides = asidesIn(line).filter(({ start, end }) => isAside(line.slice(start, end), known));
  const sentences = known.tools.sentenceSpans(line);
  const whole =
    sentences.length < 2 ? [] : sentences.filter((one) => isNoteSentence(line, one, known));
  const isFree = (one: Span) =>
    whole.every(({ start, end }) => one.end <= start || one.start >= end);
  return [...whole, ...asides.filter(isFree)].toSorted((one, other) => one.start - other.start);
}

/** Among other sentences only what nobody says to readers. */
const isNoteSentence = (line: string, { start, end }: Span, known: Knowledge): boolean =>
  follows(
    [isMarked, isRequest, isAmongUs],
    readOf(line.slice(start, end).trim(), known.tools),
    known,
  );
