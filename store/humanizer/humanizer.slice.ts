import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

const humanizerMachine = defineMachine({
  name: 'humanizer',
  purpose:
    'Has the saved text of an article checked for signs of a model; the check is kept beside the reads.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { requested: 'checking' },
    checking: { checked: 'idle', failed: 'failed' },
    failed: { requested: 'checking' },
  },
});

interface OfArticle {
  readonly articleId: string;
}

type Asked = OfArticle & { readonly workspaceId: string };

export type Humanizer =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  /** Null: the text could not be saved before, which a notice has said. */
  | { readonly status: 'failed'; readonly error: PortError | null };

export const humanizer = machineFamily<Humanizer>()(humanizerMachine, {
  key: 'articleId',
  absent: { status: 'idle' },
  creates: ['requested'],
  events: {
    requested: (_from, _asked: Asked) => ({ status: 'checking' }),
    /** Done; or a limit has stopped it, and the benefit message is shown. */
    checked: (_from, _of: OfArticle) => ({ status: 'idle' }),
    failed: (_from, { error }: OfArticle & { readonly error: PortError | null }) => ({
      status: 'failed',
      error,
    }),
  },
});
