import type { PortError } from '#domain/contract/problems.ts';
import { problemTexts } from '#src/copy/problems.ts';
import { wizard } from '#src/copy/wizard.ts';
import type { ArticleWizardValues } from '#store/articleWizard/articleWizard.slice.ts';

export type WizardField = keyof ArticleWizardValues;
type FieldErrors = Readonly<Record<WizardField, string | null>>;

const TOPIC_MAX = 300;
const NOTES_MAX = 200_000;

/** What is wrong with each field: by the form's own rules, else by the server's answer. */
export function fieldErrorsOf(values: ArticleWizardValues, error: PortError | null): FieldErrors {
  const refused = (field: WizardField) =>
    Object.keys(error?.fields ?? {}).some((path) => path.split('.')[0] === field)
      ? problemTexts.invalid_input
      : null;
  return {
    topic: topicError(values.topic) ?? refused('topic'),
    keywords: refused('keywords'),
    language: refused('language'),
    location: refused('location'),
    notes:
      (values.notes.length > NOTES_MAX ? wizard.notesTooLong(NOTES_MAX) : null) ?? refused('notes'),
  };
}

function topicError(topic: string): string | null {
  const { length } = topic.trim();
  if (length === 0) return wizard.topicMissing;
  return length > TOPIC_MAX ? wizard.topicTooLong(TOPIC_MAX) : null;
}

/** The first field of the form that is wrong, in its order on screen. */
export function firstInvalid(errors: FieldErrors): WizardField | null {
  const fields = Object.keys(errors) as WizardField[];
  return fields.find((field) => errors[field] !== null) ?? null;
}
