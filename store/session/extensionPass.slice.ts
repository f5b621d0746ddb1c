import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const extensionPassMachine = defineMachine({
  name: 'extensionPass',
  purpose:
    'Lets the browser extension in that has opened the page: when the person says so, and not before.',
  initial: 'asked',
  rest: ['asked', 'connected', 'copied', 'unanswered', 'failed'],
  table: {
    asked: { allowed: 'connecting' },
    connecting: {
      connected: 'connected',
      copied: 'copied',
      unanswered: 'unanswered',
      failed: 'failed',
      left: 'asked',
    },
    connected: { left: 'asked' },
    copied: { allowed: 'connecting', left: 'asked' },
    unanswered: { allowed: 'connecting', left: 'asked' },
    failed: { allowed: 'connecting', left: 'asked' },
  },
});

/** The question of an extension. */
interface Question {
  readonly state: string;
}
type Allowed = Question & { readonly origin: string; readonly workspaceId: string };
type Failed = Question & { readonly error: PortError };

export type ExtensionPassState =
  | { readonly status: 'asked' }
  | ({ readonly status: 'connecting' | 'connected' | 'copied' | 'unanswered' } & Question)
  | ({ readonly status: 'failed'; readonly error: PortError } & Question);

export const extensionPass = machineSlice<ExtensionPassState>()(extensionPassMachine, {
  initial: { status: 'asked' },
  instance: 'state',
  events: {
    allowed: (_from, { state }: Allowed) => ({ status: 'connecting', state }),
    connected: ({ state }, _of: Question) => ({ status: 'connected', state }),
    copied: ({ state }, _of: Question) => ({ status: 'copied', state }),
    unanswered: ({ state }, _of: Question) => ({ status: 'unanswered', state }),
    failed: ({ state }, { error }: Failed) => ({ status: 'failed', state, error }),
    left: () => ({ status: 'asked' }),
  },
});
