/** What in a text is not as readers of its place write it. Suggestions, one change each; nothing is changed by itself. */
import { capitalised } from '../capitalised.ts';
import type { Found } from '../humanizer/edits.ts';
import type { LocalFinding, LocalKind, LocalReport } from '../seo/report/localFindings.ts';
import { isRunningText, type PlacedProse, type ReadProse, unitsOf } from '../seo/text/prose.ts';
import type { Span, TextTools } from '../seo/text/textTools.ts';
import { quotationsIn } from '../sources/quotations.ts';
import { type Conventions, conventionsOf } from './conventions.ts';
import { foreignMeasures } from './measures.ts';
import { foreignDates, foreignMoney, foreignNumbers, foreignWordDates } from './writing.ts';

/** More help nobody. */
const FINDINGS_MOST = 200;

/** Looks through the text for readers of a country. What is quoted or linked is somebody else's, and stays; so do code and addresses. */
export function localReportOf(
  blocks: readonly ReadProse[],
  country: string,
  tools: TextTools,
): LocalReport {
  const conventions = conventionsOf(country, tools.language);
  const looks = looksOf(country, conventions, tools);
  const units = unitsOf(blocks).filter((unit) => isRunningText(unit) || unit.kind === 'heading');
  const findings = units.flatMap((unit) => findingsIn(unit, looks, tools));
  return { country, findings: findings.slice(0, FINDINGS_MOST) };
}

type Looks = readonly (readonly [LocalKind, (unit: PlacedProse) => readonly Found[]])[];

const looksOf = (country: string, conventions: Conventions, tools: TextTools): Looks => {
  const { language } = tools;
  const spelled = tools.localSpelling(country);
  const named = countriesBut(country, language);
  return [
    ['spelling', (unit) => spellings(unit, spelled, tools)],
    ['measure', ({ text }) => foreignMeasures(text, language, conventions)],
    ['money', ({ text }) => foreignMoney(text, conventions)],
    [
      'date',
      ({ text }) => [
        ...foreignDates(text, conventions),
        ...foreignWordDates(text, language, conventions),
      ],
    ],
    ['number', ({ text }) => foreignNumbers(text, language, conventions)],
    ['example', ({ text }) => named(text)],
  ];
};

/** The first look that claims a place has it. */
function findingsIn(unit: PlacedProse, looks: Looks, { language }: TextTools): LocalFinding[] {
  const { blockId, unit: at, text, links, verbatim } = unit;
  const taken: Span[] = [...links, ...verbatim, ...quotationsIn(text, language)];
  const isFree = (span: Span) =>
    !taken.some(({ start, end }) => span.start < end && span.end > start);
  const findings = looks.flatMap(([kind, look]) =>
    look(unit)
      .slice(0, FINDINGS_MOST)
      .flatMap(({ start, end, now }): LocalFinding[] => {
        if (!isFree({ start, end })) return [];
        taken.push({ start, end });
        return [{ kind, blockId, unit: at, start, end, was: text.slice(start, end), now }];
      }),
  );
  return findings.toSorted((a, b) => a.start - b.start);
}

/** Words that readers there spell, or call, otherwise; in the case of what stands there. */
function spellings(
  { text, sentences }: PlacedProse,
  spelled: (plainWord: string) => string | null,
  tools: TextTools,
): Found[] {
  if (sentences.length === 0) return [];
  return tools.tokens(text).flatMap(({ word, start, end }): Found[] => {
    const now = spelled(tools.plainWord(word));
    return now === null ? [] : [{ start, end, now: casedLike(word, now) }];
  });
}

function casedLike(word: string, now: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return now.toUpperCase();
  return /^\p{Lu}/u.test(word) ? capitalised(now) : now;
}

const REGIONS = 'US GB DE FR ES IT PT BR MX AR CA AU IN JP CN CH AT NL BE PL SE IE'.split(' ');

/** Places where a text names another country: its examples may be of there. */
function countriesBut(country: string, language: string): (text: string) => Found[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const others = REGIONS.filter((code) => code !== country).map((code) => names.of(code) ?? code);
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${others.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      now: null,
    }));
}
