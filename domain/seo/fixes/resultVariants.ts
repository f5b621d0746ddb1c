/** Titles and descriptions in the writer's own words, those first that suit the results of a search beside them. */
import type { ResultTexts } from '../../writing/resultTexts.ts';
import { isWithin } from '../checks/checkRow.ts';
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from '../report/thresholds.ts';
import {
  hasNumber,
  hasQuestionMark,
  hasYear,
  isOfResults,
  patternOf,
  stemsOf,
  type TextPattern,
  termsBeside,
} from '../result/resultTexts.ts';
import { titleWidthPx } from '../result/searchResult.ts';
import type { TextTools } from '../text/textTools.ts';

export interface OwnWords {
  /** The keyphrase, as a title begins with it. */
  readonly lead: string;
  /** The displayed title. */
  readonly title: string;
  readonly headings: readonly string[];
  /** Of the text, by lines. */
  readonly lines: readonly (readonly string[])[];
}

const TITLES_MOST = 5;
const DESCRIPTIONS_MOST = 3;
/** More sentences are not looked at. */
const SENTENCES_MOST = 500;

/** The first lines, as long as they have no more sentences than that. */
function beginningOf(lines: OwnWords['lines']): OwnWords['lines'] {
  let left = SENTENCES_MOST;
  return lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
}

/** Its headings and short sentences about the keyphrase, alone or behind it. Nothing that is not in the text. */
export function titleVariants(own: OwnWords, results: ResultTexts, tools: TextTools): string[] {
  const { lead, title, headings } = own;
  const phrase = stemsOf(lead, tools);
  const isAbout = (text: string) => isAboutPhrase(stemsOf(text, tools), phrase);
  const sentences = beginningOf(own.lines)
    .flat()
    .filter((sentence) => sentence.length <= TITLE_WIDTH_PX && isAbout(sentence)) // no character is narrower than a pixel
    .map(withoutStop);
  const parts = [title, ...headings];
  const behind = parts.filter((part) => !isAbout(part)).map((part) => `${lead}: ${part}`);
  const found = [...behind, ...headings.filter(isAbout), ...sentences];
  const fitting = [...new Set(found)].filter(
    (text) => text !== title && text !== lead && titleWidthPx(text) <= TITLE_WIDTH_PX,
  );
  return ranked(fitting, { results, of: 'title', tools, phrase }).slice(0, TITLES_MOST);
}

/** Sentences that follow each other and are together no longer than a description, each in one of them at most. */
export function descriptionVariants(
  { lead, lines }: OwnWords,
  results: ResultTexts,
  tools: TextTools,
): string[] {
  const runs = new Map(
    beginningOf(lines)
      .flatMap(runsOf)
      .map((run) => [run.join(' '), run]),
  );
  const phrase = stemsOf(lead, tools);
  const used = new Set<string>();
  const chosen: string[] = [];
  for (const text of ranked([...runs.keys()], { results, of: 'description', tools, phrase })) {
    const run = runs.get(text) ?? [];
    if (chosen.length === DESCRIPTIONS_MOST) break;
    if (run.some((sentence) => used.has(sentence))) continue;
    for (const sentence of run) used.add(sentence);
    chosen.push(text);
  }
  return chosen;
}

const RUN_MOST = 4;
const LEAST_CHARS = 50;

function runsOf(sentences: readonly string[]): string[][] {
  return sentences.flatMap((_, from) =>
    Array.from({ length: RUN_MOST }, (_, more) => sentences.slice(from, from + more + 1)).filter(
      (run, at) => {
        const chars = run.join(' ').length;
        return run.length === at + 1 && chars >= LEAST_CHARS && chars < DESCRIPTION_LENGTH.most;
      },
    ),
  );
}

const withoutStop = (sentence: string): string => sentence.replace(/(?<![.。])[.。]+$/, '');

const isAboutPhrase = (stems: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((stem) => stems.includes(stem));

interface Beside {
  readonly results: ResultTexts;
  readonly of: 'title' | 'description';
  readonly tools: TextTools;
  readonly phrase: readonly string[];
}

/** What a text gets for the keyphrase, and for each thing that it shares with most of the results. */
const POINTS = { phrase: 3, usualForm: 1, length: 2, mostTerms: 4 };

/** The one with the most points first; of equal ones, that which stands first. What stands in the results is left out. */
function ranked(texts: readonly string[], beside: Beside): string[] {
  const { results, of, tools, phrase } = beside;
  const pattern = patternOf(results.pages, of);
  const pointsOf = (text: string) =>
    (isAboutPhrase(stemsOf(text, tools), phrase) ? POINTS.phrase : 0) +
    Math.min(POINTS.mostTerms, termsBeside(text, results, tools).has.length) +
    formPoints(text, pattern) +
    lengthPoints(text, of, pattern);
  return texts
    .filter((text) => !isOfResults(text, results))
    .map((text) => ({ text, points: pointsOf(text) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ text }) => text);
}

function formPoints(text: string, pattern: TextPattern | null): number {
  if (pattern === null) return 0;
  const isUsual = (count: number) => count > 0 && 2 * count >= pattern.whole;
  const forms = [
    isUsual(pattern.numbers) && hasNumber(text),
    isUsual(pattern.years) && hasYear(text),
    isUsual(pattern.questions) && hasQuestionMark(text),
  ];
  return forms.filter(Boolean).length * POINTS.usualForm;
}

/** A description has a length of its own (docs/scoring.md); a title the one of the results. */
function lengthPoints(text: string, of: Beside['of'], pattern: TextPattern | null): number {
  if (of === 'description') return isWithin(text.length, DESCRIPTION_LENGTH) ? POINTS.length : 0;
  if (pattern === null) return 0;
  const away = Math.abs(text.length - pattern.medianChars) / pattern.medianChars;
  return POINTS.length * Math.max(0, 1 - away);
}
