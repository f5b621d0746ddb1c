interface JsonOptions {
  readonly replacer?: (key: string, value: unknown) => unknown;
  /** Sorts the fields of an object. */
  readonly ordered?: (fields: [string, unknown][]) => [string, unknown][];
}

/** JSON in pieces: each element of the outermost lists is one. A large value is written in slices this way (`inSteps`). */
export function* jsonPieces(value: unknown, options: JsonOptions = {}): Generator<string, void> {
  if (Array.isArray(value)) yield* listPieces(value, options);
  else if (isRecord(value)) yield* recordPieces(value, options);
  else yield jsonOf(value, options);
}

const jsonOf = (value: unknown, { replacer }: JsonOptions): string =>
  JSON.stringify(value, replacer) ?? 'null';

function* listPieces(list: readonly unknown[], options: JsonOptions): Generator<string, void> {
  for (const [at, element] of list.entries())
    yield (at === 0 ? '[' : ',') + jsonOf(element, options);
  yield list.length === 0 ? '[]' : ']';
}

function* recordPieces(
  record: Readonly<Record<string, unknown>>,
  options: JsonOptions,
): Generator<string, void> {
  const said = Object.entries(record).filter(([, field]) => field !== undefined);
  const fields = options.ordered?.(said) ?? said;
  for (const [at, [name, field]] of fields.entries()) {
    yield `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    yield* jsonPieces(field, options);
  }
  yield fields.length === 0 ? '{}' : '}';
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
