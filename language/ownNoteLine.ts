/** Whether a line, or what stands in brackets in it, is a note of its writer. Linear in its length. */
import type { Span, TextTools } from '#domain/seo/text/textTools.ts';
import {
  type Knowledge,
  knowledgeOf,
  LINE_RULES,
  mayBeNote,
  type Read,
  readOf,
  saysToCheck,
} from './ownNoteRules.ts';

const FILLER = /\blorem ipsum\b|\b[xX]{2,4} ?[%€$£]/iu;
const PART_IN_BRACKETS = /^[([]/;

/** A mark within a text: "TODO: price", "price ???". "TODO comments" are written about. */
const MARKED = /\b(?:TODO|FIXME|TBD|TBC|TK|XXX):|\?{3}/;

/**
 * How many of them a line of a text that is meant for readers still holds: the line itself, marks among its sentences, gaps in
 * brackets, or filler.
 */
export function notesHeldIn(text: string, tools: TextTools): number {
  const known = knowledgeOf(tools);
  if (isNoteLine(text, known)) return 1;
  const gaps = asidesIn(text).filter(({ start, end }) => {
    const aside = text.slice(start, end);
    return PART_IN_BRACKETS.test(aside) && !MARKED.test(aside) && isAside(aside, known);
  });
  const marked = MARKED.test(text)
    ? tools.sentenceSpans(text).filter(({ start, end }) => MARKED.test(text.slice(start, end)))
    : [];
  return gaps.length + marked.length + (FILLER.test(text) ? 1 : 0);
}

/** Bullets, check boxes, and brackets around all of it. */
const BEFORE = /^\s*(?:(?:[-*+•–—]|#{1,6})\s+)?(?:\[[ x]?\]\s*)?/i;
const AROUND = /^[([](.*)[)\]]$/;

export function isNoteLine(line: string, known: Knowledge): boolean {
  const bare = line.replace(BEFORE, '').trim();
  return follows(LINE_RULES, readOf(AROUND.exec(bare)?.[1] ?? bare, known.tools), known);
}

type Rules = typeof LINE_RULES;
export const follows = (rules: Rules, read: Read, known: Knowledge): boolean =>
  mayBeNote(read) && rules.some((rule) => rule(read, known));

const BRACKETS = /\([^()[\]]{1,120}\)|\[[^()[\]]{1,120}\]/g;
const LAST_DASH = /\s[-–—]{1,2}\s(?=[^-–—]{1,120}$)/;
const MARK_INSIDE = /\s(?=(?:TODO|FIXME|TBD|TBC)\b)/;

/** What stands in brackets, and behind the last dash or from a mark on. */
export function asidesIn(line: string): Span[] {
  const brackets = [...line.matchAll(BRACKETS)].map(({ 0: { length }, index }) => {
    return { start: index, end: index + length };
  });
  const start = LAST_DASH.exec(line)?.index ?? MARK_INSIDE.exec(line)?.index ?? -1;
  const last = brackets.at(-1);
  const isBehind = start >= 0 && (last === undefined || last.end <= start);
  return isBehind ? [...brackets, { start, end: line.trimEnd().length }] : brackets;
}

const OPENING = /^[\s([\-–—]+/;
const CLOSING = /[)\]]$/;

export function isAside(aside: string, known: Knowledge): boolean {
  const inside = aside.replace(OPENING, '').replace(CLOSING, '').trim();
  return (
    inside === '?' || saysToCheck(readOf(inside, known.tools), known) || isNoteLine(inside, known)
  );
}
