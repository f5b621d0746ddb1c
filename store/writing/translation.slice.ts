import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const translationMachine = defineMachine({
  name: 'translation',
  purpose:
    'Has an article translated into a new one: from the choice of the language to the article that the job of the server writes.',
  initial: 'closed',
  rest: ['closed', 'choosing'],
  table: {
    closed: { opened: 'choosing', asked: 'asking' },
    choosing: { opened: 'choosing', asked: 'asking', closed: 'closed' },
    asking: { accepted: 'closed', refused: 'choosing' },
  },
});

interface Target {
  readonly articleId: string;
  readonly workspaceId: string;
}

/** A request for a translation; it is kept on the device before it is sent. */
export interface AskedTranslation extends Target {
  readonly requestId: string;
  /** BCP 47. */
  readonly language: string;
}

export type TranslationState =
  | { readonly status: 'closed' }
  | ({
      readonly status: 'choosing';
      /** Null until one was asked for. */
      readonly language: string | null;
      /** Why the last request failed; null if it did not, or the limit is spent. */
      readonly error: PortError | null;
    } & Target)
  | ({ readonly status: 'asking' } & AskedTranslation);

export const translation = machineSlice<TranslationState>()(translationMachine, {
  initial: { status: 'closed' },
  events: {
    /** The writer is asked for a language. */
    opened: (_from, { articleId, workspaceId }: Target) => ({
      status: 'choosing',
      articleId,
      workspaceId,
      language: null,
      error: null,
    }),
    /** `isRepeated`: the server may have accepted it before. */
    asked: (
      _from,
      { isRepeated: _isRepeated, ...asked }: AskedTranslation & { readonly isRepeated: boolean },
    ) => ({ ...asked, status: 'asking' }),
    /** The server has the article; its job writes. */
    accepted: () => ({ status: 'closed' }),
    refused: (
      { articleId, workspaceId, language },
      { error }: { readonly error: PortError | null },
    ) => ({ status: 'choosing', articleId, workspaceId, language, error }),
    closed: () => ({ status: 'closed' }),
  },
  requests: {
    languageChosen: request<Omit<AskedTranslation, 'requestId'>>(),
  },
  selectors: {
    /** Whether the dialog of an article is open. */
    selectIsOpen: (state, articleId: string): boolean =>
      state.status !== 'closed' && state.articleId === articleId,
  },
});
