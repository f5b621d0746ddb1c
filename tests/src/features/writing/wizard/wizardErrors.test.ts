import { expect, test } from '@jest/globals';
import { draftRequestSchema } from '#contract/writing/content.schema.ts';
import { fieldErrorsOf } from '#src/features/writing/wizard/wizardErrors.ts';
import { type ArticleWizardValues, EMPTY_WIZARD } from '#store/writing/wizardValues.ts';

const good: ArticleWizardValues = { ...EMPTY_WIZARD, topic: 'Slow coffee' };
const many = (count: number) => Array.from({ length: count }, (_, at) => `keyword ${at}`);

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://a.example/${at}`);

const CASES: readonly [what: string, change: Partial<ArticleWizardValues>][] = [
  ['an empty topic', { topic: '  ' }],
  ['the longest topic', { topic: 'a'.repeat(300) }],
  ['a topic that is too long', { topic: 'a'.repeat(301) }],
  ['a long topic with spaces around it', { topic: ` ${'a'.repeat(300)} ` }],
  ['as many keywords as there may be', { keywords: many(50) }],
  ['one keyword too many', { keywords: many(51) }],
  ['the longest keyword', { keywords: ['a'.repeat(200)] }],
  ['a keyword that is too long', { keywords: ['a'.repeat(201)] }],
  ['a title that is too long', { title: 'a'.repeat(301) }],
  ['readers that are too long', { audience: 'a'.repeat(501) }],
  ['the shortest article', { words: 200 }],
  ['too few words', { words: 199 }],
  ['too many words', { words: 5001 }],
  ['a city that is too long', { city: 'a'.repeat(101) }],
  ['the longest instruction', { guidance: ` ${'a'.repeat(2000)}` }],
  ['an instruction that is too long', { guidance: 'a'.repeat(2001) }],
  ['the longest notes', { notes: 'a'.repeat(200_000) }],
  ['notes that are too long', { notes: 'a'.repeat(200_001) }],
  ['as many sources as there may be', { sources: addresses(10) }],
  ['one source too many', { sources: addresses(11) }],
  ['a source that is no address', { sources: ['coffee'] }],
  ['a source that is not of the web', { sources: ['ftp://a.example/'] }],
];

test.each(CASES)('the form and the server agree about %s', (_what, change) => {
  const values = { ...good, ...change };
  const answer = draftRequestSchema.safeParse({ ...values, image: null, requestId: 'request-1' });
  const refused = answer.success ? [] : answer.error.issues.map((issue) => issue.path[0]);
  const wrong = Object.entries(fieldErrorsOf(values, null)).flatMap(([field, error]) =>
    error === null ? [] : [field],
  );
  expect(wrong).toEqual([...new Set(refused)]);
});

test('an error of the server is shown at its field, unless the form has one itself', () => {
  const fields = { 'keywords.3': 'x', topic: 'y' };
  const refusal = { kind: 'response', status: 422, code: 'invalid_input', message: '' } as const;
  expect(fieldErrorsOf({ ...good, topic: '' }, { ...refusal, fields })).toMatchObject({
    topic: 'Write what the article is about.',
    keywords: 'A field has a value that is not allowed.',
    notes: null,
  });
});
