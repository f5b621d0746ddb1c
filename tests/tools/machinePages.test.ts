import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { AnyMachine } from '#domain/machine.ts';
import { allMachines } from '#store/subjects.ts';
import { stalePages } from '#tools/lib/generated.ts';
import { machinePages, machinePart } from '#tools/machinePages.ts';

const door = {
  name: 'door',
  purpose: 'Opens and closes.',
  initial: 'shut',
  rest: ['shut'],
  table: { shut: { pushed: ['open', 'shut'] }, open: { pulled: ['shut'] } },
} as const satisfies AnyMachine;

test('a page has a row for each event of each state, and an arrow for each change of state', () => {
  const part = machinePart(door);
  expect(part).toContain('| `shut` | `pushed` | `open` or `shut` |');
  expect(part).toContain('| `open` | `pulled` | `shut` |');
  expect(part.match(/-->/g)).toHaveLength(3);
  expect(part).toContain('shut --> open: pushed');
});

test('the page of every machine shows its current table', () => {
  expect(stalePages(machinePages())).toEqual([]);
});

test.each(allMachines().map((machine) => [machine.name, machine] as const))(
  'the page of %s explains every state in its own words, too',
  (name, machine) => {
    const page = readFileSync(join(import.meta.dirname, `../../docs/machines/${name}.md`), 'utf8');
    const prose = page.slice(page.indexOf('<!-- end'));
    for (const state of Object.keys(machine.table)) expect(prose).toContain(`| \`${state}\` |`);
  },
);
