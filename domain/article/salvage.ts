/** Recovers every readable word from a damaged journal record. */
import { ORIGIN_KINDS } from '#contract/article/origins.ts';
import { misfit, type Shape } from '#contract/lib/shape.ts';
import { type ArticleBody, type BlockId, originsAfter } from './body.ts';
import { type ArticleEdit, type ArticleText, applyEdit, type StreamPosition } from './edit.ts';
import type { Origins } from './origin.ts';
import { fieldsBy } from './searchFields.ts';

interface Salvaged {
  readonly text: ArticleText;
  readonly position: StreamPosition | null;
}

/** The origins of a block; some that do not fit are dropped, and never a word with them. */
export const originsShape = {
  list: {
    fields: {
      kind: { oneOf: ORIGIN_KINDS.map((kind) => ({ is: kind })) },
      model: { oneOf: ['absent', 'string'] },
      prompt: { oneOf: ['absent', 'string'] },
      version: { oneOf: ['absent', 'positive'] },
      text: { oneOf: ['null', 'string'] },
    },
  },
} as const;

const positionShape = { fields: { jobId: 'id', seq: 'natural' } } as const;

export function salvaged(record: unknown): Salvaged {
  const { base, inFlight, queued } = fieldsOf(record);
  const edits = [fieldsOf(inFlight).edit, queued];
  const states = [base, ...edits].map(fieldsOf);
  const fields = states.map((state) => fieldsOf(state.fields));
  const lastText = (values: readonly unknown[]) => lastThatFits<string>('string', values) ?? '';
  const positions = edits.map((edit) => fieldsOf(edit).position);
  return {
    text: {
      title: lastText(states.map(({ title }) => title)),
      fields: fieldsBy((name) => lastText(fields.map((each) => each[name]))),
      body: edits.reduce<ArticleBody>(
        (before, edit) => whole(applyEdit(before, editIn(edit))),
        whole(bodyIn(fieldsOf(base).body)),
      ),
    },
    position: lastThatFits<StreamPosition>(positionShape, positions),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** `T` is what the shape says. */
function lastThatFits<T>(shape: Shape, values: readonly unknown[]): T | null {
  return (values.findLast((value) => misfit(shape, value) === null) as T | undefined) ?? null;
}

function entriesThatFit<T>(shape: Shape, value: unknown): Record<string, T> {
  const fitting = Object.entries(fieldsOf(value)).filter(
    ([, part]) => misfit(shape, part) === null,
  );
  return Object.fromEntries(fitting) as Record<string, T>;
}

const textsIn = (value: unknown): string[] =>
  Object.values(entriesThatFit<string>('string', Array.isArray(value) ? value : []));

function bodyIn(value: unknown): ArticleBody {
  const { order, html, origins } = fieldsOf(value);
  return {
    order: textsIn(order),
    html: entriesThatFit('string', html),
    origins: entriesThatFit<Origins>(originsShape, origins),
  };
}

function editIn(value: unknown): ArticleEdit {
  const { order, blocks, origins } = fieldsOf(value);
  return {
    blocks: entriesThatFit({ oneOf: ['null', 'string'] }, blocks),
    origins: entriesThatFit<Origins>(originsShape, origins),
    ...(Array.isArray(order) ? { order: textsIn(order) } : {}),
  };
}

/** Every block has one place: what the order does not name comes last. */
function whole({ order, html, origins }: ArticleBody): ArticleBody {
  const all = new Set([...order, ...Object.keys(html)]);
  const isThere = (id: BlockId) => Object.hasOwn(html, id);
  return { order: [...all].filter(isThere), html, ...originsAfter(origins, {}, isThere) };
}
