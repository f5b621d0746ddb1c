import type { AnalyticsSink } from '#domain/session/analytics.ts';
import type { Consent } from '#domain/session/consent.ts';
import { day } from '#src/kit/copy/formats.ts';

export const privacy = {
  title: 'Counting of use',
  none: 'This installation counts nothing.',
  administrator: 'The use of administrators is never counted.',
  unread: 'Your answer is not known yet.',
  open: 'The question is open at the bottom of this page.',
  answer: ({ choice, at }: Consent) =>
    `You ${choice === 'granted' ? 'allowed' : 'declined'} it on ${day.format(at)}.`,
  change: 'Change the answer',
  what: 'What is counted',
  whatHint: (sink: AnalyticsSink) =>
    sink === 'log'
      ? 'Kept for 13 months. Who withdraws deletes their events.'
      : 'With Mixpanel. Who withdraws has their profile deleted there.',
  event: 'Event',
  when: 'When',
  with: 'With',
} as const;
