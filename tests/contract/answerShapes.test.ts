import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agreements } from '#contract/agreements.ts';
import { misfit } from '#contract/shape.ts';
import { endpoints, someAnswerTo, someArgsOf } from '#tests/support/endpoints.ts';

test.each(endpoints)('$name: whatever the schema allows fits the shape', (endpoint) => {
  fc.assert(
    fc.property(someAnswerTo(endpoint), (answer) => {
      expect(endpoint.schemas.response.safeParse(answer).success).toBe(true); // else this proves nothing
      expect(misfit(endpoint.shape, answer)).toBeNull();
    }),
    { numRuns: 25 },
  );
});

/** Of another type than what stands there, or a number that is none of its kind. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '1',
  -1,
  0,
  1.5,
  2 ** 60,
  [],
  [null],
  {},
];

/** The paths of all parts of a value, itself included. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...inner];
}

/** The value with another one at the path; `undefined` takes it away. */
function withPart(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const inside = (value as Record<string, unknown>)[key];
  const changed = withPart(inside, rest, part);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  if (changed !== undefined) return { ...(value as object), [key]: changed };
  return Object.fromEntries(Object.entries(value as object).filter(([other]) => other !== key));
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

test.each(endpoints)('$name: one wrong part anywhere, and it is not believed', (endpoint) => {
  const { response } = endpoint.schemas;
  const damaged = someAnswerTo(endpoint).chain((answer) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(answer)), fc.constantFrom(...WRONG))
      .map(([path, part]) => asSent(withPart(answer, path, part))),
  );
  fc.assert(
    fc.property(damaged, (answer) => {
      // An enum may grow, and the form of a text is the server's affair: the types are what counts.
      const issues = response.safeParse(answer).error?.issues ?? [];
      const isOfAnotherType = issues.some(
        ({ code }) => code === 'invalid_type' || code === 'invalid_union' || code === 'too_small',
      );
      if (isOfAnotherType) expect(misfit(endpoint.shape, answer)).not.toBeNull();
    }),
    { numRuns: 80 },
  );
});

test('a misfit is named by its path', () => {
  const shape = { fields: { list: { list: { fields: { id: 'id' } } } } } as const;
  expect(misfit(shape, { list: [{ id: 'a' }, { id: '' }] })).toBe('answer.list.1.id');
  expect(misfit(shape, [])).toBe('answer');
});

test('what a newer server says besides is no misfit, and what every object seems to have is no field', () => {
  const shape = { fields: { constructor: 'id' } } as const;
  expect(misfit(shape, { constructor: 'a', more: 1 })).toBeNull();
  expect(misfit(shape, {})).toBe('answer.constructor');
});

/** Answers that repeat nothing of their question, so that none can be told from another's. */
const ALIKE = [
  'article.getVersions',
  'article.postVersion',
  'content.postSection',
  'content.postPassage',
  'content.postProposal',
  'content.getEngine',
  'content.getJobs',
  'content.getJobEvents',
  'limit.getLimits',
  'upgrade.paidUser',
  'url.postUrl',
  'user.getConfig',
  'workspace.getWorkspaces',
];

test.each(endpoints.filter(({ name }) => !ALIKE.includes(name)))(
  '$name: an answer to another question is not believed',
  (endpoint) => {
    const table = agreements as unknown as Record<
      string,
      Record<string, (answer: unknown, args: unknown) => boolean>
    >;
    let refused = 0;
    fc.assert(
      fc.property(someAnswerTo(endpoint), someArgsOf(endpoint), (answer, args) => {
        if (table[endpoint.group]?.[endpoint.op]?.(answer, args) === false) refused += 1;
      }),
      { numRuns: 50 },
    );
    expect(refused).toBeGreaterThan(10); // an empty list or object is an answer to many
  },
);
