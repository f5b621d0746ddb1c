import type { Answers, Question } from '#contract/session/user.schema.ts';
import type { ModalName } from '#domain/access/modals.ts';
import { answeredWith, areAnswered } from '#domain/access/questionnaire.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const modalsMachine = defineMachine({
  name: 'modals',
  purpose:
    'Shows what the product has to say by itself, one modal in a visit, where it interrupts nobody (spec §2 "Modals and banners", §4).',
  initial: 'idle',
  rest: ['idle'],
  table: {
    idle: { due: 'loading' },
    loading: { loaded: 'waiting', dropped: 'idle' },
    waiting: { opened: 'open', dropped: 'idle' },
    open: { closed: 'idle', accepted: 'idle', submitted: ['open', 'thanking', 'idle'] },
    thanking: { closed: 'idle' },
  },
});

/** A modal with the questions that it asks; the news ask none. */
export interface DueModal {
  readonly modal: ModalName;
  readonly questions: readonly Question[];
}

type ModalsState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'loading' | 'waiting' } & DueModal)
  | ({
      readonly status: 'open';
      /** There is no workspace to send the answers with (spec §5 'no project id'). */
      readonly isWithoutProject: boolean;
    } & DueModal)
  | ({ readonly status: 'thanking' } & DueModal);

interface Submission {
  /** Null: it was not loaded. */
  readonly workspaceId: string | null;
  readonly answers: Answers;
}

const IDLE = { status: 'idle' } as const;

export const modals = machineSlice<ModalsState>()(modalsMachine, {
  initial: IDLE,
  events: {
    due: (_from, { modal, questions }: DueModal) => ({ status: 'loading', modal, questions }),
    /** What draws it is there. */
    loaded: (from) => ({ ...from, status: 'waiting' }),
    /** It was shown elsewhere meanwhile, or that cannot be known now. */
    dropped: () => IDLE,
    opened: (from) => ({ ...from, status: 'open', isWithoutProject: false }),
    closed: () => IDLE,
    /** "Try it out", "Test it out!". */
    accepted: (_from, _payload: { readonly modal: ModalName }) => IDLE,
    /** A full answer is thanked for, a partial one closes at once (spec §4). */
    submitted({ modal, questions, ...from }, { workspaceId, answers }: Submission) {
      const merged = answeredWith(questions, answers);
      if (workspaceId === null)
        return { ...from, modal, questions: merged, isWithoutProject: true };
      return areAnswered(merged) ? { status: 'thanking', modal, questions: merged } : IDLE;
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectModal: (state) => (state.status === 'idle' ? null : state.modal),
    selectIsLoaded: (state) => state.status !== 'idle' && state.status !== 'loading',
    selectIsThanking: (state) => state.status === 'thanking',
  },
});
