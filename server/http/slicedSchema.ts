/**
 * Checks and writes large values in slices. zod checks a value in one go, which takes half a second of a request of 12 MB; here the
 * elements of its lists are checked one by one, and then the whole without them.
 */
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isRecord, jsonPieces } from '../lib/jsonPieces.ts';
import { inSteps } from '../lib/slices.ts';

type Schema = z.core.$ZodType;
type Check = typeof z.core.safeParse | typeof z.core.safeEncode;
type Issues = z.core.$ZodIssue[];

/** What was sent as its schema reads it, or what is wrong with it. */
export const parsed = (schema: Schema, value: unknown): Promise<Checked> =>
  inSteps(whole(schema, value, z.core.safeParse));

/** The JSON of an answer. Rejects if the answer is not as its schema says. */
export async function answerText(
  schema: Schema,
  answer: unknown,
  { method, url }: { readonly method: string; readonly url: string },
): Promise<string> {
  const { issues, data } = await inSteps(whole(schema, answer, z.core.safeEncode));
  if (issues.length > 0)
    throw new ResponseSerializationError(method, url, { cause: new z.core.$ZodError(issues) });
  const pieces: string[] = [];
  await inSteps(collected(jsonPieces(data), pieces));
  return pieces.join('');
}

function* collected(pieces: Iterable<string>, into: string[]) {
  for (const piece of pieces) yield into.push(piece);
}

interface Checked {
  readonly issues: Issues;
  readonly data: unknown;
}

/** As `check` checks the value, except that what a whole object must fulfil is not looked at while elements of its lists are wrong. */
function* whole(schema: Schema, value: unknown, check: Check): Generator<unknown, Checked> {
  const issues: Issues = [];
  const data = yield* elements(schema, value, { check, issues, path: [] });
  const rest = check(withoutElements(schema, issues.length === 0), data);
  return { issues: [...issues, ...(rest.error?.issues ?? [])], data: rest.data };
}

interface Place {
  readonly check: Check;
  readonly issues: Issues;
  readonly path: readonly PropertyKey[];
}

/** The value with the elements of its lists checked; those that are wrong stay as they are. */
function* elements(schema: Schema, value: unknown, place: Place): Generator<unknown, unknown> {
  if (!hasLists(schema)) return value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? yield* ofList(schema.element, value, place) : value;
  if (schema instanceof z.ZodObject)
    return isRecord(value) ? yield* ofRecord(schema.shape, value, place) : value;
  return yield* elements(innerOf(schema) ?? schema, value, place);
}

function* ofList(element: Schema, list: readonly unknown[], place: Place) {
  const results: unknown[] = [];
  for (const [at, value] of list.entries()) {
    results.push(yield* checked(element, value, { ...place, path: [...place.path, at] }));
    yield;
  }
  return results;
}

function* ofRecord(
  shape: Readonly<Record<string, Schema>>,
  record: Readonly<Record<string, unknown>>,
  place: Place,
): Generator<unknown, unknown> {
  const results = { ...record };
  for (const [name, field] of Object.entries(shape)) {
    const path = [...place.path, name];
    if (Object.hasOwn(record, name))
      results[name] = yield* elements(field, record[name], { ...place, path });
  }
  return results;
}

/** In one go, unless it has a long list of its own. */
function* checked(schema: Schema, value: unknown, place: Place): Generator<unknown, unknown> {
  const { issues, data } = isLong(schema, value)
    ? yield* whole(schema, value, place.check)
    : told(place.check(schema, value));
  for (const issue of issues) place.issues.push({ ...issue, path: [...place.path, ...issue.path] });
  return issues.length === 0 ? data : value;
}

const told = ({ error, data }: ReturnType<Check>): Checked => ({
  issues: error?.issues ?? [],
  data,
});

/** What is wrapped by a schema that accepts null, nothing or only reading as well. */
function innerOf({ _zod: { def } }: Schema): Schema | null {
  return (def as { readonly innerType?: Schema }).innerType ?? null;
}

const LONG = 100;

function isLong(schema: Schema, value: unknown): boolean {
  if (!hasLists(schema)) return false;
  if (schema instanceof z.ZodArray)
    return (
      Array.isArray(value) &&
      (value.length > LONG || value.some((element) => isLong(schema.element, element)))
    );
  if (schema instanceof z.ZodObject)
    return (
      isRecord(value) &&
      Object.entries<Schema>(schema.shape).some(([name, field]) => isLong(field, value[name]))
    );
  return isLong(innerOf(schema) ?? schema, value);
}

/** Of the lists that are looked for: those in objects, not those in unions and records. */
const hasLists = remembered((schema: Schema): boolean => {
  if (schema instanceof z.ZodArray) return true;
  if (schema instanceof z.ZodObject) return Object.values<Schema>(schema.shape).some(hasLists);
  const inner = innerOf(schema);
  return inner !== null && hasLists(inner);
});

const [withRules, withoutRules] = [true, false].map((hasRules) =>
  remembered((schema: Schema): Schema => {
    if (!hasLists(schema)) return schema;
    const def = hasRules ? schema._zod.def : withoutRefinements(schema._zod.def);
    const same = (inner: Schema) => withoutElements(inner, hasRules);
    if (schema instanceof z.ZodArray) return clone(schema, { ...def, element: z.any() });
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries<Schema>(schema.shape).map(([name, field]) => [
        name,
        same(field),
      ]);
      return clone(schema, { ...def, shape: Object.fromEntries(fields) });
    }
    return clone(schema, { ...def, innerType: same(innerOf(schema) ?? schema) });
  }),
);

/** They expect elements that are right. */
const withoutRefinements = (def: Schema['_zod']['def']) => ({
  ...def,
  checks: def.checks?.filter((one) => one._zod.def.check !== 'custom') ?? [],
});

/** The schema, but any elements will do in its lists. */
const withoutElements = (schema: Schema, hasRules: boolean): Schema =>
  (hasRules ? withRules : withoutRules)?.(schema) ?? schema;

const clone = (schema: Schema, def: object): Schema =>
  z.core.clone(schema, def as Schema['_zod']['def']);

function remembered<Result>(of: (schema: Schema) => Result): (schema: Schema) => Result {
  const known = new WeakMap<Schema, Result>();
  return (schema) => {
    const result = known.has(schema) ? (known.get(schema) as Result) : of(schema);
    known.set(schema, result);
    return result;
  };
}
