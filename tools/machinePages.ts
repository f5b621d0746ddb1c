/** The table and the diagram of every machine, for docs/machines. */
import { type AnyMachine, nextStates } from '#domain/machine.ts';
import { allMachines } from '#store/subjects.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

interface Move {
  readonly from: string;
  readonly event: string;
  readonly to: readonly string[];
}

const movesOf = ({ table }: AnyMachine): Move[] =>
  Object.entries(table).flatMap(([from, events]) =>
    Object.keys(events).map((event) => ({ from, event, to: nextStates(table, from, event) })),
  );

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' or ');

/**
 * One arrow for all events that lead from one state to another. Events that lead back to their state are left
 * out.
 */
function arrows(moves: readonly Move[]): string[] {
  const labels = new Map<string, string[]>();
  for (const { from, event, to } of moves)
    for (const state of to) {
      if (state === from) continue;
      const arrow = `  ${from} --> ${state}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), event]);
    }
  return [...labels].map(([arrow, events]) => `${arrow}: ${events.join(', ')}`);
}

/** The generated part of a machine's page. */
export function machinePart(machine: AnyMachine): string {
  const moves = movesOf(machine);
  return [
    machine.purpose,
    '',
    `Starts in ${code([machine.initial])}; at rest in ${code(machine.rest)}. An event that is not listed for a state changes nothing.`,
    '',
    '| State | Event | Leads to |',
    '|---|---|---|',
    ...moves.map(({ from, event, to }) => `| ${code([from])} | ${code([event])} | ${code(to)} |`),
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${machine.initial}`,
    ...arrows(moves),
    '```',
  ].join('\n');
}

export const machinePages = (): Generated => ({
  pages: allMachines().map((machine) =>
    withGeneratedPart(
      `docs/machines/${machine.name}.md`,
      `Machine: ${machine.name}`,
      machinePart(machine),
    ),
  ),
  problems: [],
});
