import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { type Asked, type Pending, rowOf } from './shown.ts';

const writesMachine = defineMachine({
  name: 'writes',
  purpose:
    'Changes of one thing that are shown before they are answered: each is sent once the one before it is answered, and kept or taken back.',
  initial: 'answered',
  rest: ['answered'],
  table: {
    answered: { asked: 'shown' },
    shown: { asked: 'shown', sent: 'sending' },
    sending: {
      asked: 'sending',
      kept: ['shown', 'answered'],
      refused: ['shown', 'answered'],
      lost: ['shown', 'answered'],
    },
  },
});

type Writes = Pending & { readonly status: 'answered' | 'shown' | 'sending' };

const thingOf = (asked: Asked): string => {
  const { [rowOf(asked).inTurn]: id } = asked.args as Readonly<Record<string, unknown>>;
  return `${asked.port.split('.')[0]} ${id}`;
};

/** Without the first one, which is answered. */
const next = ({ asked: [, ...asked] }: Pending, _answered: Asked) =>
  ({ status: asked.length === 0 ? 'answered' : 'shown', asked }) as const;

export const writes = machineFamily<Writes>()(writesMachine, {
  key: thingOf,
  absent: { status: 'answered', asked: [] },
  creates: ['asked'],
  isOver: ({ status }) => status === 'answered',
  events: {
    asked: {
      answered: (_from, asked: Asked) => ({ status: 'shown', asked: [asked] }),
      shown: (from, asked: Asked) => ({ status: 'shown', asked: [...from.asked, asked] }),
      sending: (from, asked: Asked) => ({ status: 'sending', asked: [...from.asked, asked] }),
    },
    sent: ({ asked }, _sent: Asked) => ({ status: 'sending', asked }),
    kept: next,
    refused: next,
    /** Nobody knows whether the server has it. */
    lost: next,
  },
  selectors: {
    /** The next write to send; null: each thing waits for an answer, or for nothing. */
    selectDue: (entries): Asked | null =>
      Object.values(entries).find(({ status }) => status === 'shown')?.asked[0] ?? null,
    /** Whether a write of the same thing is not answered. */
    selectIsPending: (entries, asked: Asked): boolean => thingOf(asked) in entries,
  },
});
