import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_WIZARD, restoredWizard } from '#store/article/wizardValues.ts';

test('what was kept comes back as it was', () => {
  const values = {
    topic: 'Fish',
    keywords: ['cod', 'eel'],
    language: 'de',
    location: 'DE',
    notes: 'Fresh.',
  };
  expect(restoredWizard(JSON.stringify(values))).toEqual(values);
});

test('whatever was kept, every field has a value of its kind', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      const values = restoredWizard(kept);
      if (values === null) return;
      expect(Object.keys(values).sort()).toEqual(Object.keys(EMPTY_WIZARD).sort());
      const { keywords, ...texts } = values;
      expect(keywords.every((word) => typeof word === 'string')).toBe(true);
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
    }),
  );
});
