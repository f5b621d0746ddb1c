/**
 * The article wizard: what the writer asks a draft to be made from.
 *
 *   state        changed   submitted     accepted   refused   opened
 *   filling      filling   submitting    -          -         filling
 *   submitting   -         -             accepted   refused   -
 *   refused      filling   submitting    -          -         filling
 *   accepted     -         -             -          -         filling
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ArticleWizardStatus = 'filling' | 'submitting' | 'refused' | 'accepted';
export type ArticleWizardEvent = 'opened' | 'changed' | 'submitted' | 'accepted' | 'refused';

export const articleWizardMachine = {
  name: 'articleWizard',
  purpose: 'Takes topic, keywords and notes, asks the server for a draft, and opens it.',
  initial: 'filling',
  rest: ['filling', 'refused', 'accepted'],
  table: {
    filling: { opened: 'filling', changed: 'filling', submitted: 'submitting' },
    submitting: { accepted: 'accepted', refused: 'refused' },
    refused: { opened: 'filling', changed: 'filling', submitted: 'submitting' },
    accepted: { opened: 'filling' },
  },
} as const satisfies Machine<ArticleWizardStatus, ArticleWizardEvent>;
