/** What holds for every machine of the product; a new one is covered by joining store/subjects.ts. */
import { describe, expect, test } from '@jest/globals';
import { nextStates } from '#domain/machine.ts';
import { allMachines } from '#store/subjects.ts';

const machines = allMachines();

/** All states that can be reached from one, itself included. */
function reach(machine: (typeof machines)[number], from: string): Set<string> {
  const seen = new Set([from]);
  for (const state of seen) {
    for (const event of Object.keys(machine.table[state] ?? {})) {
      for (const next of nextStates(machine.table, state, event)) seen.add(next);
    }
  }
  return seen;
}

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  const states = Object.keys(machine.table);

  test('every state of a machine can be reached', () => {
    expect([...reach(machine, machine.initial)].sort()).toEqual([...states].sort());
  });

  test('every state can get back to rest', () => {
    const restless = states.filter(
      (state) => !machine.rest.some((rest) => reach(machine, state).has(rest)),
    );
    expect(restless).toEqual([]);
  });

  test('every event leads somewhere in the table, and to states that it lists', () => {
    const targets = states.flatMap((state) =>
      Object.keys(machine.table[state] ?? {}).flatMap((event) =>
        nextStates(machine.table, state, event),
      ),
    );
    expect(targets.filter((target) => !states.includes(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(0);
  });

  test('the purpose of a machine is a sentence, and its rest states exist', () => {
    expect(machine.purpose).toMatch(/^[A-Z].*\.$/s);
    expect(machine.rest.every((state) => states.includes(state))).toBe(true);
  });
});

test('no two machines share a name', () => {
  expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
});
