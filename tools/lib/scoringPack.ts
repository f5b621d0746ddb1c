/** The texts of scoring-pack/ with the lines that they must get. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchFields } from '#contract/article/article.schema.ts';
import { scoreOf } from '#domain/seo/checks/checkTable.ts';
import type { CheckGroup, CheckName, Rating, TextReport } from '#domain/seo/report/report.ts';
import { isRule } from '#domain/seo/score/scoreChanges.ts';
import { bodyOf, displayedTitle } from '../../domain/article/body.ts';
import { NO_FIELDS, type ResultField } from '../../domain/article/searchFields.ts';
import type { ScoreRequest } from '../../language/scoredText.ts';
import { ROOT } from './run.ts';

export const PACK = join(ROOT, 'scoring-pack');

interface ExpectedLine {
  readonly rating: Rating;
  /** Where it can be counted by hand. */
  readonly value?: number;
}

export interface PackText {
  readonly name: string;
  readonly what: string;
  readonly language: string;
  readonly keyphrase: string | null;
  readonly site: string;
  readonly fields: Pick<SearchFields, ResultField>;
  /** HTML; their ids are b0, b1 … */
  readonly blocks: readonly string[];
  readonly expected: {
    /** With two decimals. */
    readonly scores: { readonly rules: number; readonly aiSearch: number };
    readonly lines: Readonly<Record<CheckName, ExpectedLine>>;
    readonly stuffed: readonly string[];
  };
}

const jsonIn = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export const packTexts = (): PackText[] =>
  globSync('texts/*.json', { cwd: PACK })
    .sort()
    .flatMap((file) => jsonIn(join(PACK, file)) as PackText[]);

export function requestOf({ language, keyphrase, site, fields, blocks }: PackText): ScoreRequest {
  const named = blocks.map((html, at) => ({ id: `b${at}`, html }));
  const title = displayedTitle(bodyOf(named), '');
  return {
    blocks: named,
    context: {
      language,
      keyphrase,
      site,
      title,
      wantedWords: null,
      fields: { ...NO_FIELDS, ...fields },
    },
    competitors: null,
    sources: [],
  };
}

/** The same text, beside the other ones of its language as competitors. */
export function comparedRequestOf(text: PackText, texts: readonly PackText[]): ScoreRequest {
  const others = texts.filter(
    ({ language, name }) => language === text.language && name !== text.name,
  );
  const pages = others.map(({ name, blocks }) => ({ id: name, blocks }));
  return { ...requestOf(text), competitors: { id: `${text.language} ${text.name}`, pages } };
}

/** Every text alone and beside the others: what a hash is made of. */
export const allRequests = (texts: readonly PackText[]): ScoreRequest[] => [
  ...texts.map(requestOf),
  ...texts.map((text) => comparedRequestOf(text, texts)),
];

export interface Disagreement {
  readonly line: string;
  readonly expected: string;
  readonly found: string;
}

/** Where a report is not what the pack says. */
export function disagreements({ expected }: PackText, report: TextReport): Disagreement[] {
  const stuffed = report.stuffed.map(({ blockId }) => blockId);
  const sumOf = (isWanted: (group: CheckGroup) => boolean) =>
    scoreOf(report.checks.filter(({ group }) => isWanted(group)));
  const compared: readonly Disagreement[] = [
    ...report.checks.map(({ name, rating, value }) => {
      const line = expected.lines[name];
      const isCounted = line.value !== undefined;
      return {
        line: name,
        expected: isCounted ? `${line.rating} ${line.value}` : line.rating,
        found: isCounted ? `${rating} ${value}` : rating,
      };
    }),
    { line: 'stuffed', expected: String(expected.stuffed), found: String(stuffed) },
    { line: 'rules', expected: shown(expected.scores.rules), found: shown(sumOf(isRule)) },
    {
      line: 'aiSearch',
      expected: shown(expected.scores.aiSearch),
      found: shown(sumOf((group) => group === 'aiSearch')),
    },
  ];
  return compared.filter((one) => one.expected !== one.found);
}

const shown = (score: number | null | undefined): string => score?.toFixed(2) ?? '–';

const DIGITS = 9;
/** The last digits of a float depend on the machine. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;

/** Of all the numbers in the reports. */
export const hashOf = (reports: readonly TextReport[]): string =>
  createHash('sha256').update(JSON.stringify(reports, rounded)).digest('hex');

/** By scorer version. */
export const packHashes = (): Readonly<Record<string, string>> => jsonIn(join(PACK, 'hashes.json'));
