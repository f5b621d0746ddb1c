/** What can be found out from texts whose words were replaced, and what has to stay the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { contractSchemas } from '#contract/contract.schema.ts';
import { Wordless } from '#sagaLog/app/wordless.ts';
import { FIGURES, IDS, NAMES, RECORDS } from '#sagaLog/app/wordlessFields.ts';
import { idOf } from '#tests/support/factories.ts';
import { randomOf } from '../support/recordedPage.ts';

const wordless = () => new Wordless(randomOf(1));
const wordsOf = (text: string) =>
  text.replace(/<[^>]*>/g, ' ').match(/[^\s!-/:-@[-`{-~–—‘’“”…«»]+/gu) ?? [];

/** Paragraphs of prose on one subject, of which few are repeated. */
const TEXTS = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => readFileSync(`docs/${name}`, 'utf8').split(/\n\n+/))
  .filter((text) => text.length > 40 && !/^[<|`]/.test(text));

type Pairs = readonly (readonly [original: string, wordless: string])[];

/** The words of texts beside those that they became. */
function pairsOf(texts: readonly string[]): Pairs {
  const one = wordless();
  return texts.flatMap((text) => {
    const now = wordsOf(one.value(text, 'html') as string);
    const before = wordsOf(text);
    expect(now).toHaveLength(before.length);
    return before.map((word, at) => [word.toLowerCase(), now[at] ?? ''] as const);
  });
}

/** The most frequent original of each group. */
function guesses(pairs: Pairs, groupOf: (seen: string) => string): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [original, seen] of pairs) {
    const group = counts.get(groupOf(seen)) ?? new Map<string, number>();
    counts.set(groupOf(seen), group.set(original, (group.get(original) ?? 0) + 1));
  }
  const best = (group: ReadonlyMap<string, number>) =>
    [...group].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  return new Map([...counts].map(([group, of]) => [group, best(of)]));
}

const shareFound = (pairs: Pairs, guess: (seen: string) => string | undefined): number =>
  pairs.filter(([original, seen]) => guess(seen) === original).length / pairs.length;

// §d.support.4
test('who knows half of the texts finds at most 1% of the words of the others in what they became', () => {
  const pairs = pairsOf(TEXTS);
  const half = Math.floor(pairs.length / 2);
  expect(half).toBeGreaterThan(10_000);
  const known = guesses(pairs.slice(0, half), (seen) => seen);
  expect(shareFound(pairs.slice(half), (seen) => known.get(seen))).toBeLessThanOrEqual(0.01);
});

// §d.support.4
test('who knows how often each word is used guesses at most 1% more words with the log than without', () => {
  const pairs = pairsOf(TEXTS);
  const withLog = guesses(pairs, (seen) => String(seen.length));
  const without = guesses(pairs, () => '');
  const gain =
    shareFound(pairs, (seen) => withLog.get(String(seen.length))) -
    shareFound(pairs, () => without.get(''));
  expect(gain).toBeLessThanOrEqual(0.01);
});

test('while a text is typed, what was there keeps its words, and one that is added gets another each time', () => {
  const one = wordless();
  const typed = [
    '<p>The jar, the lid</p>',
    '<p>The jar, the lid and the jar</p>',
    '<p>One more. The jar, the lid</p>',
  ];
  const [first, second, third] = typed.map((text) => one.value(text, 'html') as string);
  const [the, jar, again, lid] = wordsOf(first ?? '');
  expect(new Set([the, jar, again, lid]).size).toBe(4);
  expect(wordsOf(second ?? '').slice(0, 4)).toEqual([the, jar, again, lid]);
  expect(wordsOf(second ?? '')[6]).not.toBe(jar);
  expect(second).toMatch(/^<p>\w{5} \w{5}, \w{5} \w{5} \w{5} \w{5} \w{5}<\/p>$/);
  expect(wordsOf(third ?? '').slice(2)).toEqual([the, jar, again, lid]);
  expect(one.value(typed[0], 'title')).toBe(first); // equal texts stay equal
});

test('what a person is, has and writes is replaced, wherever it stands', () => {
  const said = {
    email: 'mara.secret@example.org',
    name: 'Secret',
    title: 'Secret',
    keywords: ['secret', 'secret plan'],
    url: 'https://secret.example/secret?q=secret#secret',
    html: {
      [idOf(1)]:
        '<p class="secret"><a href="/secret/secret?q=secret" title="secret">secret</a> 秘密 secret123</p>',
    },
    terms: { secret: { uses: 2 } },
    stored: JSON.stringify({ values: { topic: 'secret' } }),
    error: new Error('secret'),
    clicks: 4711,
    search: '?q=secret',
    id: 'secret',
  };
  const after = wordless().value(said, 'value');
  const text = JSON.stringify(after) + String((after as typeof said).error.message);
  expect(text).not.toMatch(/secret|秘密|4711|mara/i);
  expect(JSON.parse((after as typeof said).stored).values.topic).toMatch(/^\w{5}$/);
});

test('what the product gives stays: names, dates, numbers, flags, empty texts; ids stay the same among each other', () => {
  const said = {
    status: 'saving',
    type: 'articleSave/edited',
    name: 'humanization',
    at: '2026-11-30T10:59:34.024Z',
    version: 12,
    isOpen: true,
    nothing: null,
    missing: undefined,
    empty: '',
    pathname: '/topic-finder',
  };
  const ids = { articleId: idOf(1), path: `/articles/${idOf(1)}`, changedIds: [`${idOf(1)}-0`] };
  const after = wordless().value({ ...said, ...ids }, 'value') as typeof said & typeof ids;
  expect(after).toMatchObject(said);
  expect(after.articleId).toMatch(/^[\da-f-]{36}$/);
  expect(after.articleId).not.toBe(idOf(1));
  expect(after.path).toBe(`/articles/${after.articleId}`);
  expect(after.changedIds).toEqual([`${after.articleId}-0`]);
});

const partsOf = (
  schema: z.core.$ZodType,
  name: string,
): readonly (readonly [string, z.core.$ZodType])[] => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [[name, schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((one) => [name, one]);
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? [] : [[name, innerType]];
};

/** What the schemas of the contract accept in a field of this name. */
function kindsOfFields() {
  const kinds = new Map<string, Set<string>>();
  const seen = new Set<z.core.$ZodType>();
  const note = (name: string, kind: string) =>
    void kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  const walk = (schema: z.core.$ZodType, name: string): void => {
    if (seen.has(schema) && schema instanceof z.ZodObject) return;
    seen.add(schema);
    for (const [field, inner] of partsOf(schema, name)) walk(inner, field);
    if (partsOf(schema, name).length > 0) return;
    note(name, schema._zod.def.type);
  };
  for (const group of Object.values(contractSchemas))
    for (const endpoint of Object.values(group))
      for (const [part, schema] of Object.entries(endpoint)) walk(schema as z.ZodType, part);
  return kinds;
}

/** Texts of the product in fields of the contract: codes, names and versions, and never what a person has written. */
const TEXTS_OF_PRODUCT = [
  ...[
    'type',
    'language',
    'failure',
    'notScored',
    'rating',
    'code',
    'timeZone',
    'doing',
    'evidence',
  ],
  ...['scorerVersion', 'section'],
];

test('fields whose values stay hold no free text anywhere in the contract', () => {
  const kinds = kindsOfFields();
  expect(kinds.size).toBeGreaterThan(300);
  const free = [...NAMES].filter((name) => kinds.get(name)?.has('string'));
  expect(free.toSorted()).toEqual(TEXTS_OF_PRODUCT.toSorted());
  expect([...NAMES, ...FIGURES].filter((name) => IDS.test(name))).toEqual([]);
  /** Their names are those of the product. */
  const known = ['body', 'properties', 'response'];
  const records = [...kinds].filter(([, of]) => of.has('record')).map(([name]) => name);
  expect(records.filter((name) => !RECORDS.has(name)).toSorted()).toEqual(known);
});
