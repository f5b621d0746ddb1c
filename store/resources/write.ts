/** Makes the rows of the writes table: changes that are shown at once, sent in turn, and kept or taken back. */
import { type Draft, produce } from 'immer';
import type { Benefit } from '#contract/access/benefits.ts';
import type { Api } from '#contract/routes.ts';
import type { NoticeText } from '../session/notices.slice.ts';
import type { ResourceData, ResourceName } from './resource.ts';
import { addRow, type Undo } from './shown.ts';
import { writes } from './writes.slice.ts';

type PortName = { [G in keyof Api]: `${G}.${keyof Api[G] & string}` }[keyof Api];
type Endpoint<P extends PortName> = P extends `${infer G extends keyof Api}.${infer Op}`
  ? Op extends keyof Api[G]
    ? Api[G][Op]
    : never
  : never;
type ArgsOf<P extends PortName> =
  Endpoint<P> extends (args: infer Args extends object) => unknown ? Args : never;
type AnswerOf<P extends PortName> =
  Endpoint<P> extends (args: never) => Promise<infer Answer> ? Answer : never;

/** Of cached reads, by name: recipes for immer, which change the draft or return other data. */
type Recipes<Given extends unknown[]> = {
  readonly [N in ResourceName]?: (
    draft: Draft<ResourceData<N>>,
    ...given: Given
  ) => Draft<ResourceData<N>> | ResourceData<N> | undefined;
};

interface Row<P extends PortName> {
  /** What is shown until the answer, and stays when it is kept. Twice must be as once: what is read meanwhile may have it already. */
  readonly show?: Recipes<[args: ArgsOf<P>]>;
  /** What the answer tells more exactly than `show`. */
  readonly answered?: Recipes<[answer: AnswerOf<P>, args: ArgsOf<P>]>;
  /** Names the thing: writes of one group with the same value here are sent one after the other. */
  readonly inTurn: keyof ArgsOf<P> & string;
  /** Says that it failed; not of a 402 nor of a bound, which have messages of their own. */
  readonly refused: NoticeText;
  /** What the plan would give, after a 402. */
  readonly benefit?: Benefit;
  /** `gone`: after a 404 it is as it was asked for. `lost`: it stays shown while nobody knows, until it is read. */
  readonly keptIf?: readonly ('gone' | 'lost')[];
  readonly undo?: Undo & { readonly port: PortName };
}

type Recipe = (draft: unknown, ...given: unknown[]) => unknown;

const withImmer = (recipes: object = {}) =>
  Object.fromEntries(
    Object.entries(recipes as Readonly<Record<string, Recipe>>).map(([name, recipe]) => [
      name,
      (data: unknown, ...given: unknown[]) => produce(data, (draft) => recipe(draft, ...given)),
    ]),
  );

/** Adds a row, and returns the creator of the action that asks for the write. */
export function write<const P extends PortName>(port: P, row: Row<P>) {
  const { show, answered, benefit = 'general', keptIf = [], undo = null, ...rest } = row;
  addRow(port, {
    ...rest,
    show: withImmer(show),
    answered: withImmer(answered),
    benefit,
    keptIf,
    undo,
  });
  return (args: ArgsOf<P>) => writes.asked({ port, args });
}
