/** Recovers every readable word from a damaged journal record. */
import { misfit, type Shape } from '#contract/shape.ts';
import { type ArticleEdit, type ArticleText, applyEdit, type StreamPosition } from './edit.ts';
import type { ArticleBody } from './body.ts';

interface Salvaged {
  readonly text: ArticleText;
  readonly position: StreamPosition | null;
}

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
      fields: {
        seoTitle: lastText(fields.map(({ seoTitle }) => seoTitle)),
        description: lastText(fields.map(({ description }) => description)),
        slug: lastText(fields.map(({ slug }) => slug)),
      },
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
  const { order, html } = fieldsOf(value);
  return { order: textsIn(order), html: entriesThatFit('string', html) };
}

function editIn(value: unknown): ArticleEdit {
  const { order, blocks } = fieldsOf(value);
  return {
    blocks: entriesThatFit({ oneOf: ['null', 'string'] }, blocks),
    ...(Array.isArray(order) ? { order: textsIn(order) } : {}),
  };
}

/** Every block has one place: what the order does not name comes last. */
function whole({ order, html }: ArticleBody): ArticleBody {
  const all = new Set([...order, ...Object.keys(html)]);
  return { order: [...all].filter((id) => Object.hasOwn(html, id)), html };
}
