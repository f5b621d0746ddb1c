import { expect, test } from '@jest/globals';
import { phraseForms } from '#domain/topics/phraseForms.ts';
import { taskCuesOf } from '#language/taskCues.ts';
import { textToolsOf } from '#language/textTools.ts';

const formsOf = (phrases: readonly string[], language: string) =>
  phraseForms(phrases, textToolsOf(language), taskCuesOf(language)).map((form) =>
    [...form.keys()].sort().join(' '),
  );
const areSame = (phrases: readonly string[], language: string) =>
  new Set(formsOf(phrases, language)).size === 1;

// §d.topics.14
test.each([
  ['en', ['Loft Ladder', 'loft ladders', 'ladder for the loft', 'loft ladder 2026']],
  ['en', ['electric bike price', 'cost of electric bikes', 'how much is an electric bike']],
  ['en', ['3 section ladder', 'three section ladder']],
  ['en', ['kiln shelf', 'kiln shelves']],
  ['en', ['kitchen knife', 'kitchen knives']],
  ['de', ['gartensauna', 'gartensaunen']],
  ['de', ['museum kassel', 'museen kassel']],
  ['fr', ['cheval de trait', 'chevaux de trait']],
  ['es', ['lápiz acuarelable', 'lápices acuarelables']],
  ['pt', ['pavão branco', 'pavões brancos', 'pavão branco']],
  [
    'de',
    ['Wärmepumpe Kosten', 'wärmepumpenkosten', 'waermepumpe preis', 'was kostet eine wärmepumpe'],
  ],
  ['de', ['futter für hunde', 'hundefutter', 'hunde futter']],
  ['fr', ['sur matelas', 'surmatelas', 'surmatelas 2026']],
  ['fr', ['prix du matelas', 'combien coûte un matelas', 'matelas prix']],
  ['es', ['colchon viscoelastico', 'colchón viscoelástico', 'colchones viscoelásticos']],
  ['es', ['batería solar', 'baterias solares']],
  ['it', ['prezzo materasso', 'quanto costa un materasso']],
  ['nl', ['matras prijs', 'wat kost een matras']],
  ['pt', ['preço colchão', 'quanto custa um colchão']],
  ['ru', ['матрас цена', 'сколько стоит матрас']],
  ['tr', ['yatak fiyatları', 'yatak ne kadar']],
])('%s: %p say the same', (language, phrases) => expect(areSame(phrases, language)).toBe(true));

// §d.topics.14
test.each([
  ['en', ['mattress cost', 'cheap mattress']],
  ['en', ['mattress with springs', 'mattress without springs']],
  ['en', ['140x190 mattress', '160x200 mattress']],
  ['en', ['c tutorial', 'c++ tutorial', 'c# tutorial', '.net tutorial', 'net tutorial']],
  ['de', ['hundefutter', 'welpenfutter']],
])('%s: %p say different things', (language, phrases) =>
  expect(new Set(formsOf(phrases, language)).size).toBe(phrases.length),
);

// §d.topics.14
test('a long word that is misspelled once is the one that is used', () => {
  const list = [
    'subvenciones ya',
    'subvenciones hoy',
    'subvenciones casa',
    'subvenciones',
    'subenciones',
  ];
  const forms = formsOf(list, 'es');
  expect(forms.at(-1)).toBe(forms.at(-2));
  const short = ['boots red', 'boots blue', 'boots green', 'books red'];
  expect(new Set(formsOf(short, 'en')).size).toBe(4);
});

const MODIFIERS =
  'chocolate,limón,pistacho,lotus,gluten,fresas,thermomix,mascarpone,madrid,barcelona'.split(',');

// §d.topics.14
test('another name of the subject is the subject, as long as the list was not multiplied out', () => {
  const tarts = MODIFIERS.map((modifier) => `tarta de queso ${modifier}`);
  const cheesecakes = MODIFIERS.slice(0, 5).map((modifier) => `cheesecake ${modifier}`);
  const forms = formsOf([...tarts, ...cheesecakes], 'es');
  expect(forms[10]).toBe(forms[0]?.replace(' tart', ''));
  const multiplied = ['cafetera', 'tostadora'].flatMap((head) =>
    MODIFIERS.map((one) => `${head} ${one}`),
  );
  expect(new Set(formsOf(multiplied, 'es')).size).toBe(20);
});

test('a phrase of small words alone keeps them, and a language without lists has words', () => {
  expect(formsOf(['the of'], 'en')).toEqual(['of the']);
  expect(formsOf(['tani materac', 'materac tani'], 'pl')).toHaveLength(2);
  expect(areSame(['tani materac', 'materac tani'], 'pl')).toBe(true);
});

// §d.topics.14
test('an ending is no part of a compound, and a noun is the verb that it is made of', () => {
  const [cut, apart] = phraseForms(
    [
      'mietminderung lärm',
      'miete mindern wegen lärm',
      'wohnungskündigung',
      'eigenbedarfskündigung',
    ],
    textToolsOf('de'),
    taskCuesOf('de'),
  );
  expect([...(apart ?? [])].filter(([key]) => cut?.has(key))).toHaveLength(apart?.size ?? 0);
});
