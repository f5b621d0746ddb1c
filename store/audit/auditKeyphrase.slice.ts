import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const auditKeyphraseMachine = defineMachine({
  name: 'auditKeyphrase',
  purpose: 'Changes what a page of an audit is to be found for, and has it scored again.',
  initial: 'editing',
  rest: ['editing', 'failed'],
  table: {
    editing: { sent: 'saving' },
    saving: { stored: 'editing', refused: 'failed' },
    failed: { sent: 'saving' },
  },
});

export interface OfAuditPage {
  readonly auditId: string;
  readonly position: number;
}

interface TypedOfPage extends OfAuditPage {
  readonly text: string;
}

interface OfPage {
  /** Of an audit and a page of it. */
  readonly key: string;
}

interface Typed {
  /** What was typed and is not stored, by page: it stays while other pages are open. */
  readonly typed: Readonly<Record<string, string>>;
}

export type AuditKeyphraseState =
  | (Typed & {
      readonly status: 'editing';
      /** What was stored last; `problem`: why the page could not be read again, as a problem code. */
      readonly last: (OfPage & { readonly problem: string | null }) | null;
    })
  | (Typed & OfPage & { readonly status: 'saving'; readonly sent: string })
  | (Typed & OfPage & { readonly status: 'failed'; readonly error: PortError });

const keyOf = ({ auditId, position }: OfAuditPage): string => `${auditId}/${position}`;
const withTyped = ({ typed }: Typed, { text, ...of }: TypedOfPage): Typed['typed'] => ({
  ...typed,
  [keyOf(of)]: text,
});

function without(typed: Typed['typed'], key: string, text: string): Typed['typed'] {
  const { [key]: now, ...others } = typed;
  return now === text ? others : typed; // what was typed meanwhile stays
}

export const auditKeyphrase = machineSlice<AuditKeyphraseState>()(auditKeyphraseMachine, {
  initial: { status: 'editing', typed: {}, last: null },
  events: {
    sent: (from, { text, ...of }: TypedOfPage) => ({
      typed: withTyped(from, { text, ...of }),
      key: keyOf(of),
      sent: text,
      status: 'saving',
    }),
    stored: ({ typed, key, sent }, { problem }: { readonly problem: string | null }) => ({
      typed: without(typed, key, sent),
      last: { key, problem },
      status: 'editing',
    }),
    refused: ({ typed, key }, { error }: { readonly error: PortError }) => ({
      typed,
      key,
      error,
      status: 'failed',
    }),
  },
  changes: {
    edited: (from, change: TypedOfPage) => ({ ...from, typed: withTyped(from, change) }),
  },
  requests: {
    /** The button; empty: the page is to be found for nothing in particular. */
    saveRequested: request<TypedOfPage & { readonly workspaceId: string }>(),
  },
});

/** What the form of one page shows. `text`: what was typed and is not stored. */
export function keyphraseOf(state: AuditKeyphraseState, of: OfAuditPage) {
  const key = keyOf(of);
  const isThis = state.status !== 'editing' && state.key === key;
  return {
    text: state.typed[key] ?? null,
    isSaving: state.status === 'saving' && isThis,
    isBusy: state.status === 'saving',
    error: state.status === 'failed' && isThis ? state.error : null,
    problem: state.status === 'editing' && state.last?.key === key ? state.last.problem : null,
  };
}
