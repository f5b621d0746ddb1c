import { BOUNDS } from '#contract/lib/bounds.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { ARTICLE_WORDS, GUIDANCE_MAX_CHARS } from '#contract/writing/content.route.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';
import { refusedFields } from '#src/kit/refusedFields.ts';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { ArticleWizardValues } from '#store/writing/wizardValues.ts';
import { wizard } from './wizard.copy.ts';

export type WizardField = keyof ArticleWizardValues;
type FieldErrors = Readonly<Record<WizardField, string | null>>;
type Check<Value> = (value: Value) => string | null;

const KEYWORDS_MAX = 50;
const KEYWORD_MAX = 200;

const atMost =
  (max: number): Check<string> =>
  (text) =>
    text.trim().length > max ? wizard.tooLong(max) : null;

/** The rules of the form, a row for each field. */
const CHECKS: { readonly [Name in WizardField]: Check<ArticleWizardValues[Name]> } = {
  topic: (topic) => (topic.trim() === '' ? wizard.topicMissing : atMost(300)(topic)),
  title: atMost(300),
  keywords: keywordsError,
  audience: atMost(500),
  tone: () => null,
  voice: () => null,
  words: wordsError,
  language: () => null,
  location: () => null,
  city: atMost(100),
  guidance: atMost(GUIDANCE_MAX_CHARS),
  notes: (notes) => (notes.length > 200_000 ? wizard.tooLong(200_000) : null),
  sources: sourcesError,
  image: () => null,
  imagePrompt: () => null,
};

/** Returns the error of each field: from the rules of the form, or else from the server. */
export function fieldErrorsOf(values: ArticleWizardValues, error: PortError | null): FieldErrors {
  const refused = refusedFields(error);
  const errorOf = <Name extends WizardField>(name: Name) =>
    CHECKS[name](values[name]) ?? (refused.has(name) ? problemTexts.invalid_input : null);
  const names = Object.keys(CHECKS) as WizardField[];
  return Object.fromEntries(names.map((name) => [name, errorOf(name)])) as unknown as FieldErrors;
}

function keywordsError(keywords: readonly string[]): string | null {
  if (keywords.length > KEYWORDS_MAX) return wizard.tooManyKeywords(KEYWORDS_MAX);
  const isTooLong = keywords.some((keyword) => keyword.length > KEYWORD_MAX);
  return isTooLong ? wizard.keywordTooLong(KEYWORD_MAX) : null;
}

function sourcesError(sources: readonly string[]): string | null {
  if (sources.length > BOUNDS.sources.most) return wizard.tooManySources(BOUNDS.sources.most);
  const isWrong = (source: string) => !/^https?:/i.test(source) || webAddressOf(source) === null;
  const wrong = sources.find(isWrong);
  return wrong === undefined ? null : wizard.noAddress(wrong);
}

function wordsError(words: number | null): string | null {
  const { least, most } = ARTICLE_WORDS;
  const isFine = words === null || (words >= least && words <= most);
  return isFine ? null : wizard.wordsWrong(least, most);
}

export const isValid = (errors: FieldErrors): boolean =>
  Object.values(errors).every((error) => error === null);
