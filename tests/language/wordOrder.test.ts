import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

function brokenIn(language: string, text: string): number {
  const tools = textToolsOf(language);
  const found = tools.sentenceSpans(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return tools.wordOrder?.(sentence, tools.tokens(sentence)).broken ?? 0;
  });
  return found.reduce((sum, count) => sum + count, 0);
}

// §d.scoring.11
test.each([
  ['en', 'The of grinder a is kitchen the with.', 3],
  ['de', 'Eine ist Mühle im und Küche vom das.', 3],
  ['es', 'El con molino una es del pero cocina.', 2],
  ['es', 'Los el de ha se con las son la un para.', 4],
  ['fr', 'Le dans moulin des est cuisine aux et.', 3],
  ['it', 'Il con mulino nella è cucina del per.', 3],
  ['nl', 'De en molen een is keuken de maar.', 3],
  ['pt', 'Moinho do com cozinha na está seus para.', 3],
  ['ru', 'Мельница в и кухне на или с был.', 3],
])('words in any order are known in %s: %j', (language, text, broken) => {
  expect(brokenIn(language, text)).toBeGreaterThanOrEqual(broken);
});

test.each([
  ['en', 'One of the on-site checks was made of steel. The A and the B belong in there.'],
  ['en', 'What is it made of? That is what it comes from.'],
  [
    'de',
    'Sie packen alles ein. Einer der besten ist der, der ein und dasselbe tut. Das ist das im Keller stehende Rad.',
  ],
  ['es', 'El que más pesa es el de la izquierda, y una de cada dos lo sabe.'],
  [
    'es',
    'Los del norte los han visto, la de al lado se los dio, y las que se quedan lo saben con y sin ti. Se ha de ver a la vez.',
  ],
  ['fr', 'Un par un, ils les ont vus. Une sur quatre le sait, et l’une des deux en parle.'],
  ['it', 'Uno di loro lo ha visto, e una e una sola delle due lo sa.'],
  ['nl', 'Het is een van de beste, en deze is van mij.'],
  ['pt', 'É um dos melhores, e uma por semana basta.'],
  ['ru', 'Это в не очень старом доме, на что никто не смотрел.'],
])('what people write in %s breaks nothing: %j', (language, text) => {
  expect(brokenIn(language, text)).toBe(0);
});

test('a sentence that ends in an article breaks off, a name or label does not', () => {
  expect(brokenIn('en', 'It grinds enough beans for the')).toBe(1);
  expect(brokenIn('en', 'Vitamin A')).toBe(0);
});

test('Turkish has no such lists', () => {
  expect(textToolsOf('tr').wordOrder).toBeNull();
});
