/** What the writes table offers to the workflows of other subjects. */
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { Asked, Undo } from '#store/resources/shown.ts';
import { writes } from '#store/resources/writes.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

/** Asks for a write, and returns how it ended. `lost`: nobody knows whether the server has it. */
export function* written(action: ReturnType<typeof writes.asked>) {
  yield* put(action);
  const { type } = yield* take(
    (one: { readonly type: string; readonly payload?: unknown }) =>
      ENDS.has(one.type) && (one.payload as Asked).args === action.payload.args,
  );
  return ENDS.get(type) ?? 'lost';
}

const ENDS = new Map(
  (['kept', 'refused', 'lost'] as const).map((end) => [writes[end].type as string, end]),
);

type AnyPort = NamedPort<(args: object) => Promise<unknown>>;

/** Calls the port of a write. */
export function* callPort({ port: name, args }: Asked) {
  const [group = '', op = ''] = name.split('.');
  const groups = (yield* services()) as unknown as Readonly<
    Record<string, Readonly<Record<string, AnyPort>>>
  >;
  const port = groups[group]?.[op];
  if (port === undefined) throw new Error(`There is no port ${name}.`);
  return yield* callApi(port, args);
}

/** Offers to undo a write that is kept. Returns whether it is undone. */
export function* undone(asked: Asked, { offered, port, refused }: Undo) {
  if (!(yield* showUndoable(offered))) return false;
  try {
    yield* callPort({ port, args: asked.args });
    return true;
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (status !== 402) yield* showError(refused);
    return false;
  }
}
