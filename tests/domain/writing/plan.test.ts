import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftRequestSchema } from '#contract/writing/content.schema.ts';
import {
  flawOf,
  moved,
  outlineOf,
  type PlannedSection,
  sectionsOf,
  withNewBehind,
} from '#domain/writing/plan.ts';

const aText = fc.oneof(fc.constantFrom('', ' ', 'Beans', 'x'.repeat(201)), fc.string());
const aSection = fc.record({
  heading: aText,
  notes: fc
    .array(fc.oneof(aText, fc.constant('y'.repeat(1001))), { maxLength: 25 })
    .map((lines) => lines.join('\n')),
  isPart: fc.boolean(),
});
const aPlan = fc.array(aSection, { maxLength: 45 });

/** Every letter that a person sees in it. */
const lettersOf = (plan: readonly PlannedSection[]): string[] =>
  plan
    .map(({ heading, notes }) => `${heading}\n${notes}`.replace(/\s+/g, ''))
    .filter((text) => text !== '');

describe('the outline of a plan', () => {
  // §d.wizard.3
  test('the outline of a plan has every word of it, in its order', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        expect(lettersOf(sectionsOf(outlineOf(plan)))).toEqual(lettersOf(plan));
      }),
    );
  });

  test('the page and the server agree on which one can be written', () => {
    const brief = {
      requestId: 'request-1',
      topic: 't',
      keywords: [],
      language: 'en',
      location: '',
      notes: '',
    };
    fc.assert(
      fc.property(aPlan, (plan) => {
        const { success } = draftRequestSchema.safeParse({ ...brief, outline: outlineOf(plan) });
        expect(success).toBe(flawOf(plan) === null);
      }),
    );
  });

  test('the first section of an outline is no part of another', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        expect(outlineOf(plan)[0]?.isPart ?? false).toBe(false);
      }),
    );
  });
});

test('a moved section leaves the others in their order, and moves back', () => {
  const numbered = fc.nat({ max: 8 }).map((count) =>
    Array.from({ length: count + 1 }, (_, at) => ({
      heading: String(at),
      notes: '',
      isPart: false,
    })),
  );
  fc.assert(
    fc.property(numbered, fc.nat(), fc.integer({ min: -9, max: 9 }), (plan, place, by) => {
      const at = place % plan.length;
      const after = moved(plan, at, by);
      const to = after.findIndex(({ heading }) => heading === String(at));
      expect(to).toBe(Math.min(Math.max(at + by, 0), plan.length - 1));
      expect(moved(after, to, at - to)).toEqual(plan);
    }),
  );
});

test('a new section is of the level of the one above it', () => {
  const part = { heading: 'a', notes: '', isPart: true };
  expect(withNewBehind([part], 0)).toEqual([part, { heading: '', notes: '', isPart: true }]);
});
