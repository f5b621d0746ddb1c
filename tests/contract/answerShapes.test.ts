import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import { agrees } from '#contract/agreements.ts';
import { misfit, type Shape } from '#contract/lib/shape.ts';
import { isSecretName } from '#sagaLog/core/secrets.ts';
import { endpoints, someAnswerTo, someArgsOf } from '#tests/support/endpoints.ts';

test.each(endpoints)('$name: any answer that the schema allows fits the shape', (endpoint) => {
  fc.assert(
    fc.property(someAnswerTo(endpoint), (answer) => {
      expect(endpoint.schemas.response.safeParse(answer).success).toBe(true); // otherwise this proves nothing
      expect(misfit(endpoint.shape, answer)).toBeNull();
    }),
    { numRuns: 25 },
  );
});

/** A value of another type, or a number outside of its range. */
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

/** The value with a part replaced; `undefined` removes it. */
function withPart(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const inside = (value as Record<string, unknown>)[key];
  const changed = withPart(inside, rest, part);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  if (changed !== undefined) return { ...(value as object), [key]: changed };
  return Object.fromEntries(Object.entries(value as object).filter(([other]) => other !== key));
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

type Issue = z.core.$ZodIssue;
/** An enum may grow, and the server decides the form of a text, so only types and constants count: in a union, those of every choice. */
const isOfAnotherType = (issue: Issue): boolean => {
  if (issue.code === 'invalid_union')
    return issue.errors.every((choice) => choice.some(isOfAnotherType));
  if (issue.code === 'invalid_value') return issue.values.length === 1;
  return issue.code === 'invalid_type' || issue.code === 'too_small';
};

test.each(endpoints)('$name: an answer with one wrong part is rejected', (endpoint) => {
  const { response } = endpoint.schemas;
  const damaged = someAnswerTo(endpoint).chain((answer) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(answer)), fc.constantFrom(...WRONG))
      .map(([path, part]) => asSent(withPart(answer, path, part))),
  );
  fc.assert(
    fc.property(damaged, (answer) => {
      const issues = response.safeParse(answer).error?.issues ?? [];
      if (issues.some(isOfAnotherType)) expect(misfit(endpoint.shape, answer)).not.toBeNull();
    }),
    { numRuns: 80 },
  );
});

test('a misfit is named by its path', () => {
  const shape = { fields: { list: { list: { fields: { id: 'id' } } } } } as const;
  expect(misfit(shape, { list: [{ id: 'a' }, { id: '' }] })).toBe('answer.list.1.id');
  expect(misfit(shape, [])).toBe('answer');
});

test('additional fields of a newer server are accepted, and inherited properties do not count as fields', () => {
  const shape = { fields: { constructor: 'id' } } as const;
  expect(misfit(shape, { constructor: 'a', more: 1 })).toBeNull();
  expect(misfit(shape, {})).toBe('answer.constructor');
});

/** Answers that repeat nothing from their request, so that they cannot be told apart. */
const ALIKE = [
  'user.deleteEvents',
  'article.getVersions',
  'article.postVersion',
  'competitorsCollector.postCompetitors',
  'content.postSection',
  'content.postPassage',
  'content.postProposal',
  'content.getEngine',
  'content.getJobs',
  'content.followJobs',
  'content.getJobEvents',
  'installation.getModels',
  'installation.deleteModels',
  'installation.deleteModelKey',
  'installation.listModels',
  'installation.getMail',
  'installation.putMail',
  'installation.deleteMail',
  'installation.testMail',
  'installation.getSearch',
  'installation.deleteSearch',
  'installation.testSearch',
  'integration.postPublication',
  'integration.postSitePages',
  'integration.postSiteText',
  'integration.trashPublication',
  'limit.getLimits',
  'meta.postMeta',
  'title.postTitles',
  'user.getAccountRemoval',
  'workspace.postExport',
  'upgrade.paidUser',
  'score.postPageScore',
  'url.postUrl',
  'url.postLinkCheck',
  'url.postPages',
  'url.postPageText',
  'url.postResultsPage',
  'user.getConfig',
  'user.getPrompts',
  'user.postQuestionnaire', // a number, which is rarely less than what was sent
  'workspace.getWorkspaces',
];

test.each(endpoints.filter(({ name }) => !ALIKE.includes(name)))(
  '$name: an answer to another question is not believed',
  (endpoint) => {
    let refused = 0;
    fc.assert(
      fc.property(someAnswerTo(endpoint), someArgsOf(endpoint), (answer, args) => {
        if (!agrees(endpoint, answer, args)) refused += 1;
      }),
      { numRuns: 50 },
    );
    expect(refused).toBeGreaterThan(10); // an empty list or object answers many requests
  },
);

/** The fields of a shape, by name. */
function fieldsIn(shape: Shape): [name: string, shape: Shape][] {
  if (typeof shape === 'string' || 'is' in shape) return [];
  if ('list' in shape) return fieldsIn(shape.list);
  if ('record' in shape) return fieldsIn(shape.record);
  if ('oneOf' in shape) return shape.oneOf.flatMap(fieldsIn);
  const fields = Object.entries(shape.fields);
  return [...fields, ...fields.flatMap(([, part]) => fieldsIn(part))];
}

const hasText = (shape: Shape): boolean =>
  typeof shape === 'string'
    ? shape === 'string' || shape === 'id' || shape === 'any'
    : 'oneOf' in shape && shape.oneOf.some(hasText);

// A session log would mask it, and what a workflow makes of it would differ in a replay.
test.each(endpoints)('$name: no text of an answer is named like a credential', ({ shape }) => {
  const masked = fieldsIn(shape).filter(([name, part]) => hasText(part) && isSecretName(name));
  expect(masked.map(([name]) => name)).toEqual([]);
});
