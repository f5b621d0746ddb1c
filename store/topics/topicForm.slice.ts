import type { PortError } from '#contract/problems.ts';
import type { KeyphraseList, ListRefusal } from '#domain/topics/keyphraseFile.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const topicFormMachine = defineMachine({
  name: 'topicForm',
  purpose:
    'Starts a search for topics: from what the person enters, or a file of keyphrases, to the search that the server has accepted.',
  initial: 'editing',
  rest: ['editing'],
  table: {
    editing: {
      edited: 'editing',
      fileChosen: 'reading',
      listDropped: 'editing',
      submitted: 'sending',
      left: 'editing',
    },
    reading: { listRead: 'editing', listRefused: 'editing', left: 'editing' },
    sending: { accepted: 'editing', refused: 'editing', left: 'editing' },
  },
});

export interface TopicFormValues {
  readonly seed: string;
  /** As it was typed. */
  readonly website: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
}

interface Form {
  readonly values: TopicFormValues;
  readonly list: (KeyphraseList & { readonly name: string }) | null;
  /** Why the last file was not read. */
  readonly refusal: ListRefusal | null;
  /** Why the last request failed. */
  readonly error: PortError | null;
  /** Of a request whose answer is not known: repeated as it was, it is the same search. */
  readonly requestId: string | null;
}

export interface TopicFormState extends Form {
  readonly status: 'editing' | 'reading' | 'sending';
}

const EMPTY: Form = {
  values: { seed: '', website: '', country: '', language: 'en' },
  list: null,
  refusal: null,
  error: null,
  requestId: null,
};

/** Another search. */
const changed = { error: null, refusal: null, requestId: null };
const editing = <F extends Form>(from: F) => ({ ...from, status: 'editing' }) as const;

/** Place and language stay for the next search. */
const emptied = ({ values: { country, language } }: Form): Form => ({
  ...EMPTY,
  values: { ...EMPTY.values, country, language },
});

export const topicForm = machineSlice<TopicFormState>()(topicFormMachine, {
  initial: { ...EMPTY, status: 'editing' },
  events: {
    edited: (from, change: Partial<TopicFormValues>) =>
      editing({ ...from, ...changed, values: { ...from.values, ...change } }),
    /** A file that the page has kept. */
    fileChosen: (from, _file: { readonly fileId: string; readonly name: string }) => ({
      ...from,
      ...changed,
      status: 'reading',
    }),
    listRead: (from, { list }: { readonly list: NonNullable<Form['list']> }) =>
      editing({ ...from, list }),
    listRefused: (from, { refusal }: { readonly refusal: ListRefusal }) =>
      editing({ ...from, refusal }),
    listDropped: (from) => editing({ ...from, ...changed, list: null }),
    submitted: (from, { requestId }: { readonly requestId: string }) => ({
      ...from,
      error: null,
      requestId,
      status: 'sending',
    }),
    accepted: (from) => editing(emptied(from)),
    refused: (from, { error }: { readonly error: PortError }) => editing({ ...from, error }),
    /** What was typed stays for this visit; an answer that comes later opens no page. */
    left: (from) => editing({ ...from, error: null, refusal: null }),
  },
  requests: {
    /** The button; the saga puts the event with an id. */
    searchRequested: request(),
  },
});
