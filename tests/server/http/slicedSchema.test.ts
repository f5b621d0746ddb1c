import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { answerText, parsed } from '#server/http/slicedSchema.ts';
import { filledEachWay } from '../../support/filled.ts';
import { ENDPOINTS } from '../support/endpoints.ts';

const ANYONE = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: (_target, name) =>
      /Id$/.test(String(name))
        ? { value: crypto.randomUUID(), configurable: true, enumerable: true }
        : undefined,
    get: () => '6f0c2b1e-9d53-4c8e-8f0a-0f1d2c3b4a59',
  },
);

/** A value, and each that is the same but for one field that is gone, or something else. */
function* broken(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    const copy = () =>
      (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    for (const other of [undefined, null, 'x'.repeat(5000), -1, [{}], {}])
      yield Object.assign(copy(), { [name]: other });
    for (const inner of broken(field)) yield Object.assign(copy(), { [name]: inner });
  }
}

const told = ({ path, message }: { readonly path: PropertyKey[]; readonly message: string }) =>
  `${path.map(String).join('.')}: ${message}`;

test.each(ENDPOINTS.filter(({ schemas }) => schemas.body).map((one) => [one.name, one] as const))(
  'a body of %s is read in slices as it is at once, and refused for the same reasons',
  async (_name, { schemas }) => {
    const body = schemas.body as z.ZodType;
    for (const whole of filledEachWay(body, ANYONE))
      for (const value of [whole, ...broken(whole)]) {
        const { issues, data } = await parsed(body, value);
        const { error, data: atOnce } = z.safeParse(body, value);
        expect(issues.length === 0).toBe(error === undefined);
        if (error === undefined) expect(data).toEqual(atOnce);
        else expect(error.issues.map(told)).toEqual(expect.arrayContaining(issues.map(told)));
      }
  },
);

const LIST = z
  .object({ rows: z.array(z.object({ at: z.number(), of: z.array(z.string()) })).max(300) })
  .refine(({ rows }) => rows.every(({ at }, index) => at === index), 'out of order');
const rows = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ at, of: Array.from({ length: 150 }, String) }));

test('what a whole list must fulfil is looked at once its elements are right', async () => {
  expect((await parsed(LIST, { rows: rows(300) })).issues).toEqual([]);
  expect((await parsed(LIST, { rows: rows(301) })).issues.map(told)).toEqual([
    'rows: Too big: expected array to have <=300 items',
  ]);
  expect((await parsed(LIST, { rows: rows(9).toReversed() })).issues.map(told)).toEqual([
    ': out of order',
  ]);
  const odd = [...rows(9), null, { at: 10, of: ['', 3] }];
  expect((await parsed(LIST, { rows: odd })).issues.map(told)).toEqual([
    'rows.9: Invalid input: expected object, received null',
    'rows.10.of.1: Invalid input: expected string, received number',
  ]);
});

test('others have their turn while a long list is read and written', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const long = { rows: rows(300).map(({ at }) => ({ at, of: Array<string>(2000).fill('text') })) };
  const { data } = await parsed(LIST, long);
  const text = await answerText(LIST, data, { method: 'GET', url: '/' });
  clearInterval(others);
  expect(JSON.parse(text)).toEqual(long);
  expect(turns).toBeGreaterThan(1);
});

test('an answer that is not as its schema says is a fault of ours', async () => {
  const answer = answerText(LIST, { rows: [{ at: 'first', of: [] }] }, { method: 'GET', url: '/' });
  await expect(answer).rejects.toThrow("Response doesn't match the schema");
});
