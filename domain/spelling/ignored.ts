/** What a person has chosen to ignore, by article; kept on the device. */
import type { Finding } from './finding.ts';

/** The articles in which something was ignored last, newest first, each with what. */
export type Ignored = readonly IgnoredIn[];

interface IgnoredIn {
  readonly articleId: string;
  /** See `ignoredAs`. */
  readonly wordings: readonly string[];
}

const MAX_ARTICLES = 50;
const MAX_WORDINGS = 200;

/** Names what is ignored: the same words with the same message, wherever they stand in the article. */
export const ignoredAs = ({ message, start, end }: Finding, text: string): string =>
  `${text.slice(start, end)}\n${message}`;

export const ignoredIn = (ignored: Ignored, articleId: string): readonly string[] =>
  ignored.find((of) => of.articleId === articleId)?.wordings ?? [];

/** The oldest article, and the oldest wording of an article, make room. */
export function withIgnored(ignored: Ignored, articleId: string, wording: string): Ignored {
  const before = ignoredIn(ignored, articleId).filter((known) => known !== wording);
  const wordings = [...before, wording].slice(-MAX_WORDINGS);
  const others = ignored.filter((of) => of.articleId !== articleId);
  return [{ articleId, wordings }, ...others].slice(0, MAX_ARTICLES);
}

/** What the device has kept; nothing if it is not what we have written. */
export function ignoredFrom(kept: string | null): Ignored {
  const read = parsed(kept ?? '[]');
  return Array.isArray(read) && read.every(isIgnoredIn) ? read : [];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isIgnoredIn = (value: unknown): value is IgnoredIn =>
  typeof value === 'object' &&
  value !== null &&
  'articleId' in value &&
  typeof value.articleId === 'string' &&
  'wordings' in value &&
  Array.isArray(value.wordings) &&
  value.wordings.every((wording) => typeof wording === 'string');
