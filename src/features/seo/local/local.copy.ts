import type { LocalKind } from '#domain/seo/report/localFindings.ts';
import { counted } from '#src/kit/copy/formats.ts';

export const localKinds: Readonly<Record<LocalKind, string>> = {
  spelling: 'Spelling',
  measure: 'Measure',
  money: 'Other currency; not converted, because a rate is of one day',
  number: 'Number',
  date: 'Date',
  example: 'Another country: is there an example from here?',
};

export const localTexts = {
  title: 'Local audience',
  choose: 'Country of the readers',
  hint: 'Spelling, measures, numbers and dates are compared with what readers there expect.',
  city: 'City of the readers',
  cityHint: 'What is written from now on takes its examples from there.',
  found: (count: number) =>
    count === 0
      ? 'Nothing that readers there write otherwise.'
      : `${counted(count, 'suggestion', 'suggestions')}. Nothing is changed by itself.`,
  stale: 'Reading the text…',
} as const;
