import { defineMachine } from '#domain/machine.ts';
import type { KeyphraseList, ListRefusal } from '#domain/topics/keyphraseFile.ts';
import { emptyForm, LIST_FORM, type ListFormState, listFormEvents } from '../lib/listForm.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const topicFormMachine = defineMachine({
  name: 'topicForm',
  purpose:
    'Starts a search for topics: from what the person enters, or a file of keyphrases, to the search that the server has accepted.',
  ...LIST_FORM,
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

export type TopicFormState = ListFormState<TopicFormValues, KeyphraseList, ListRefusal>;

const EMPTY: TopicFormValues = { seed: '', website: '', country: '', language: 'en' };

export const topicForm = machineSlice<TopicFormState>()(topicFormMachine, {
  initial: emptyForm(EMPTY),
  events: listFormEvents<TopicFormValues, KeyphraseList, ListRefusal>(({ country, language }) => ({
    ...EMPTY,
    country,
    language,
  })),
  requests: {
    /** The button; the saga puts the event with an id. */
    searchRequested: request(),
  },
});
