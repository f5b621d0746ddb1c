import { expect, test } from '@jest/globals';
import { defineMachine, type EventOf, nextStates, type StatusOf } from '#domain/machine.ts';

const door = defineMachine({
  name: 'door',
  purpose: 'Opens and shuts.',
  initial: 'shut',
  rest: ['shut', 'open'],
  table: {
    shut: { pushed: 'open', kicked: ['open', 'broken'] },
    open: { pulled: 'shut' },
    broken: {},
  },
});

test('a status accepts the events of its row and no others', () => {
  expect(nextStates(door.table, 'open', 'pulled')).toEqual(['shut']);
  expect(nextStates(door.table, 'shut', 'pulled')).toEqual([]);
  expect(nextStates(door.table, 'shut', 'toString')).toEqual([]);
  expect(nextStates(door.table, 'nowhere', 'pushed')).toEqual([]);
});

test('an event whose target depends on data lists every status it can lead to', () => {
  expect(nextStates(door.table, 'shut', 'kicked')).toEqual(['open', 'broken']);
});

test('statuses and events are inferred, and an unknown target does not compile', () => {
  const status: StatusOf<typeof door> = 'broken';
  const event: EventOf<typeof door> = 'kicked';
  // @ts-expect-error not a status
  const wrongStatus: StatusOf<typeof door> = 'ajar';
  // @ts-expect-error not an event
  const wrongEvent: EventOf<typeof door> = 'opened';
  const leads = { name: 'x', purpose: 'X.', initial: 'a', rest: ['a'] } as const;
  // @ts-expect-error leads to a status that the table does not have
  const machine = defineMachine({ ...leads, table: { a: { go: 'nowhere' } } });
  // @ts-expect-error one of its targets is no status
  defineMachine({ ...leads, table: { a: { go: ['a', 'nowhere'] } } });
  expect([status, event, wrongStatus, wrongEvent, machine.name]).toHaveLength(5);
});
