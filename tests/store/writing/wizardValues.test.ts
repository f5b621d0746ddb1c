import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { without } from '#domain/without.ts';
import {
  EMPTY_WIZARD,
  restoredWizard,
  suggestedIn,
  type WizardRecord,
} from '#store/writing/wizardValues.ts';

const VALUES = {
  ...EMPTY_WIZARD,
  topic: 'Fish',
  keywords: ['cod', 'eel'],
  tone: 'friendly',
  words: 900,
  language: 'de',
  location: 'DE',
  city: 'Kiel',
  notes: 'Fresh.',
  sources: ['https://a.example/'],
} as const;

const RECORD: WizardRecord = {
  values: VALUES,
  plan: [{ heading: 'Cod', notes: 'a\nb', isPart: true }],
  articleOf: 'r1',
  from: { briefId: 'b1', snapshotId: null },
  planGuidance: 'Avoid jargon.',
  suggested: suggestedIn({ ...VALUES, words: 1850 }),
  pending: { kind: 'draft', requestId: 'r2', workspaceId: 'w1' },
  isUnderway: true,
};

test('what was kept comes back as it was', () => {
  expect(restoredWizard(JSON.stringify(RECORD))).toEqual(RECORD);
});

test('what an earlier version kept comes back: the values alone', () => {
  const { topic, keywords, language, location, notes } = VALUES;
  const kept = JSON.stringify({ topic, keywords, language, location, notes });
  expect(restoredWizard(kept)).toEqual({
    values: { ...EMPTY_WIZARD, topic, keywords, language, location, notes },
    plan: null,
    articleOf: null,
    from: { briefId: null, snapshotId: null },
    planGuidance: '',
    suggested: null,
    pending: null,
    isUnderway: false,
  });
});

test.each(['requestId', 'workspaceId'])('a request without its %s is not repeated', (missing) => {
  const kept = JSON.stringify({ ...RECORD, pending: { ...RECORD.pending, [missing]: undefined } });
  expect(restoredWizard(kept)).toMatchObject({ pending: null, isUnderway: false });
});

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

test('whatever was kept, every field has a value of its kind', () => {
  const damaged = fc.record({
    values: fc.object(),
    plan: fc.oneof(fc.object(), fc.array(fc.jsonValue())),
    articleOf: fc.jsonValue(),
    pending: fc.object(),
  });
  const json = fc.oneof(
    fc.string(),
    fc.json(),
    damaged.map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(json, (kept) => {
      const record = restoredWizard(kept);
      if (record === null) return;
      expect(kindOf(record.articleOf ?? '')).toBe('string');
      for (const section of record.plan ?? [])
        expect(Object.values(section).map(kindOf)).toEqual(['string', 'string', 'boolean']);
      const { tone, words, ...values } = record.values;
      const empty = without(EMPTY_WIZARD, 'tone', 'words');
      expect(Object.keys(values).sort()).toEqual(Object.keys(empty).sort());
      for (const [name, value] of Object.entries(values))
        expect(kindOf(value)).toBe(kindOf(empty[name as keyof typeof empty]));
      expect(tone === null || typeof tone === 'string').toBe(true);
      expect(words === null || words > -Infinity).toBe(true);
    }),
  );
});
