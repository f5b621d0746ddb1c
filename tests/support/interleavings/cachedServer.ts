/** A small server of cached reads: it changes what they tell as the rows of the writes say. */
import { endpointOf } from '#contract/reads.ts';
import type { Workflow } from '#sagas/root.ts';
import type { ResourceArgs, ResourceData, ResourceName } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { rowOf } from '#store/resources/shown.ts';
import type { writes } from '#store/resources/writes.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type Act, NOT_SAID, type Scenario, type Server } from './world.ts';

type Action = ReturnType<typeof writes.asked>;

interface Read<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
  /** What the server has at first. */
  readonly data: ResourceData<N>;
}

export const read = <N extends ResourceName>(
  name: N,
  args: ResourceArgs<N>,
  data: ResourceData<N>,
): Read => ({ name, args, data }) as unknown as Read;

interface Served extends Pick<Scenario, 'areAlike'> {
  readonly reads: readonly Read[];
  /** What the server does, where it is more than what is shown; its answer is what it has then. */
  readonly server?: (data: never, args: never) => unknown;
  /** The part of what the server has that it answers with; by default the request. */
  readonly answer?: (data: never, args: never) => unknown;
}

export interface WriteCase extends Served {
  readonly acts: readonly [Action, Action, Action];
}

interface CachedCase extends Served {
  readonly workflows: Readonly<Record<string, Workflow>>;
  readonly acts: readonly Act[];
  /** The writes that the acts lead to. */
  readonly ports: readonly string[];
  /** By port of a write: the port that takes it back. */
  readonly undo?: Readonly<Record<string, string>>;
}

interface Done {
  readonly port: string;
  readonly args: object;
}

function serverOf({ reads, server, answer, ports, undo = {} }: CachedCase): Server {
  let done: readonly Done[] = [];
  const changed = (name: ResourceName, data: unknown, { port, args }: Done): unknown =>
    (server ?? rowOf({ port, args }).show[name])?.(data as never, args as never) ?? data;
  const now = new Map(reads.map(({ name, data }) => [name, data as unknown]));
  const become = (next: readonly Done[]) => {
    const after = reads.map(
      ({ name, data }) =>
        [name, next.reduce<unknown>((so, one) => changed(name, so, one), data)] as const,
    );
    done = next;
    for (const [name, data] of after) now.set(name, data);
  };
  const write = (port: string) => (args: object) => {
    become([...done, { port, args }]);
    const [first] = now.values();
    return answer?.(first as never, args as never) ?? args;
  };
  const takeBack = (port: string) => (args: object) => {
    const text = JSON.stringify(args);
    become(done.filter((one) => one.port !== port || JSON.stringify(one.args) !== text));
    return args;
  };
  const reading = reads.map((one) => {
    const { group, op } = endpointOf(one.name);
    return [`${group}.${op}`, () => now.get(one.name)] as const;
  });
  const undoPort = (port: string) => undo[port] ?? rowOf({ port, args: {} }).undo?.port;
  const undoing = ports.flatMap((port) => {
    const back = undoPort(port);
    return back === undefined ? [] : [[back, takeBack(port)] as const];
  });
  const writing = ports.map((port) => [port, write(port)] as const);
  const has = () => Object.fromEntries(now);
  return { has, ports: Object.fromEntries([...reading, ...writing, ...undoing]) };
}

const shownIn = (state: RootState, { name, args }: Read): unknown => {
  const entry = resources.selectEntry(state, name, args as never);
  return entry === null || entry.status === 'failed' ? NOT_SAID : entry.data;
};

export const cachedScenario = (one: CachedCase): Scenario => ({
  workflows: one.workflows,
  areAlike: one.areAlike ?? false,
  server: () => serverOf(one),
  before: one.reads.map(({ name, args }) => resources.used({ name, args } as never)),
  acts: one.acts,
  shows: (state) => Object.fromEntries(one.reads.map((each) => [each.name, shownIn(state, each)])),
});
