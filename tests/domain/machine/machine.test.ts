import { expect, test } from '@jest/globals';
import {
  type MachineTable,
  nextState,
  nextStates,
  type ProjectedTable,
} from '#domain/machine/machine.ts';

const table: MachineTable<'shut' | 'open', 'push' | 'pull'> = {
  shut: { push: 'open' },
  open: { pull: 'shut' },
};
const projected: ProjectedTable<'idle' | 'busy', 'go'> = {
  idle: { go: ['busy', 'idle'] },
  busy: {},
};

test('a state accepts the events of its row and no others', () => {
  expect([nextState(table, 'shut', 'push'), nextState(table, 'shut', 'pull')]).toEqual([
    'open',
    null,
  ]);
});

test('both kinds of table list where an event can lead', () => {
  expect(nextStates(table, 'open', 'pull')).toEqual(['shut']);
  expect(nextStates(projected, 'idle', 'go')).toEqual(['busy', 'idle']);
  expect(nextStates(projected, 'busy', 'go')).toEqual([]);
});
