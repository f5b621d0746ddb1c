import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';

const sourceWorkMachine = defineMachine({
  name: 'sourceWork',
  purpose:
    'What is being done with the sources and claims of an article: one thing at a time, on the server.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { requested: 'working' },
    working: { done: 'idle', failed: 'failed' },
    failed: { requested: 'working', dismissed: 'idle' },
  },
});

interface OfArticle {
  readonly articleId: string;
}
type Target = OfArticle & { readonly workspaceId: string };

export type SourceTask =
  | { readonly kind: 'add' | 'readAgain' | 'remove'; readonly url: string }
  | { readonly kind: 'check' };

export type SourceWork =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly task: SourceTask }
  | { readonly status: 'failed'; readonly task: SourceTask; readonly error: PortError };

export const sourceWork = machineFamily<SourceWork>()(sourceWorkMachine, {
  key: 'articleId',
  absent: { status: 'idle' },
  creates: ['requested'],
  events: {
    requested: (_from, { task }: Target & { readonly task: SourceTask }) => ({
      status: 'working',
      task,
    }),
    done: (_from, _of: OfArticle) => ({ status: 'idle' }),
    failed: ({ task }, { error }: OfArticle & { readonly error: PortError }) => ({
      status: 'failed',
      task,
      error,
    }),
    dismissed: (_from, _of: OfArticle) => ({ status: 'idle' }),
  },
  requests: {
    /** A quotation with the link to its source, to be pasted. */
    quoteCopied: request<{
      readonly url: string;
      readonly title: string;
      readonly quote: string;
    }>(),
    claimsExported: request<Target>(),
  },
});
