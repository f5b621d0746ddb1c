import type { PortError } from '#contract/problems.ts';
import { problemTexts } from '#src/kit/copy/problems.ts';
import { wizard } from './wizard.copy.ts';
import type { ArticleWizardValues } from '#store/article/wizardValues.ts';

export type WizardField = keyof ArticleWizardValues;
type FieldErrors = Readonly<Record<WizardField, string | null>>;

const TOPIC_MAX = 300;
const KEYWORDS_MAX = 50;
const KEYWORD_MAX = 200;
const NOTES_MAX = 200_000;

/** Returns the error of each field: from the rules of the form, or else from the server. */
export function fieldErrorsOf(values: ArticleWizardValues, error: PortError | null): FieldErrors {
  const refused = (field: WizardField) =>
    Object.keys(error?.fields ?? {}).some((path) => fieldOf(path) === field)
      ? problemTexts.invalid_input
      : null;
  return {
    topic: topicError(values.topic) ?? refused('topic'),
    keywords: keywordsError(values.keywords) ?? refused('keywords'),
    language: refused('language'),
    location: refused('location'),
    notes: notesError(values.notes) ?? refused('notes'),
  };
}

/** A path such as `keywords.3` names a field and the invalid part of it. */
const fieldOf = (path: string): string | undefined => path.split('.')[0];

function topicError(topic: string): string | null {
  const { length } = topic.trim();
  if (length === 0) return wizard.topicMissing;
  return length > TOPIC_MAX ? wizard.tooLong(TOPIC_MAX) : null;
}

function keywordsError(keywords: readonly string[]): string | null {
  if (keywords.length > KEYWORDS_MAX) return wizard.tooManyKeywords(KEYWORDS_MAX);
  const isTooLong = keywords.some((keyword) => keyword.length > KEYWORD_MAX);
  return isTooLong ? wizard.keywordTooLong(KEYWORD_MAX) : null;
}

function notesError(notes: string): string | null {
  return notes.length > NOTES_MAX ? wizard.tooLong(NOTES_MAX) : null;
}

export const isValid = (errors: FieldErrors): boolean =>
  Object.values(errors).every((error) => error === null);
