import { defineMachine } from '#domain/machine.ts';
import type { Consent } from '#domain/session/consent.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const consentMachine = defineMachine({
  name: 'consent',
  purpose:
    'Asks a person once whether their use may be counted, and remembers the answer in their config (spec §7 "Analytics").',
  initial: 'unread',
  rest: ['unread', 'asked', 'answered'],
  table: {
    unread: { unanswered: 'asked', known: 'answered' },
    asked: { chosen: 'storing', known: 'answered' },
    storing: { known: 'answered', failed: 'asked' },
    answered: { reopened: 'asked', known: 'answered' },
  },
});

interface WithAnswer {
  /** The last one that is stored; null: none, or one to an older question. */
  readonly answer: Consent | null;
}
type ConsentState =
  | ({ readonly status: 'unread' | 'answered' } & WithAnswer)
  | ({ readonly status: 'asked'; readonly hasFailed: boolean } & WithAnswer)
  | ({ readonly status: 'storing'; readonly choice: Consent['choice'] } & WithAnswer);

/** Counting goes on while the question is open again, until another answer is given. */
export const consent = machineSlice<ConsentState>()(consentMachine, {
  initial: { status: 'unread', answer: null },
  events: {
    unanswered: () => ({ status: 'asked', answer: null, hasFailed: false }),
    known: (_from, answer: Consent) => ({ status: 'answered', answer }),
    chosen: ({ answer }, choice: Consent['choice']) => ({ status: 'storing', answer, choice }),
    /** Who has declined is not counted, stored or not. */
    failed: ({ answer, choice }) => ({
      status: 'asked',
      answer: choice === 'declined' ? null : answer,
      hasFailed: true,
    }),
    reopened: ({ answer }) => ({ status: 'asked', answer, hasFailed: false }),
  },
  selectors: {
    select: (state) => state,
    selectIsGranted: (state) =>
      state.answer?.choice === 'granted' &&
      !(state.status === 'storing' && state.choice === 'declined'),
  },
});
