import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

const stemsOf = (language: string, words: string): string[] => {
  const { words: wordsIn, stem } = textToolsOf(language);
  return wordsIn(words).map(stem);
};

// §d.words.4
test.each([
  ['en', 'woman Women women’s'],
  ['en', 'tooth teeth'],
  ['en', 'analysis analyses'],
  ['en', 'criterion criteria'],
  ['en', 'write writing wrote written'],
  ['en', 'sell selling sells sold'],
  ['de', 'Museum Museen Museums'],
  ['de', 'Thema Themen'],
  ['de', 'kaufen kaufte kauften gekauft gekauften'],
  ['de', 'verkaufen verkaufte verkauft'],
  ['de', 'bauen gebaut'],
  ['de', 'testen testete getestet'],
  ['de', 'reparieren repariert reparierte'],
  ['de', 'schreiben schrieb geschrieben'],
  ['es', 'luz luces'],
  ['es', 'imagen imágenes'],
  ['fr', 'œil yeux'],
  ['fr', 'travail travaux'],
  ['it', 'uomo uomini'],
  ['it', 'lago laghi'],
  ['it', 'banca banche'],
  ['nl', 'huis huizen'],
  ['nl', 'prijs prijzen'],
  ['nl', 'brief brieven'],
  ['nl', 'kind kinderen'],
  ['pt', 'avião aviões'],
  ['pt', 'pão pães'],
  ['pt', 'animal animais'],
  ['pt', 'hotel hotéis'],
  ['pt', 'disponível disponíveis'],
  ['pt', 'imagem imagens'],
  ['ru', 'человек люди людям'],
  ['ru', 'ребёнок дети'],
])('%s: %s are one word', (language, words) => {
  expect(new Set(stemsOf(language, words)).size).toBe(1);
});

// §d.words.4
test.each([
  ['en', 'find found founder'],
  ['en', 'leave leaf'],
  ['en', 'see saw'],
  ['en', 'man mean'],
  ['de', 'Wal Gewalt'],
  ['de', 'machen Macht'],
  ['de', 'Sicht Gesicht'],
  ['de', 'suchen Sucht'],
  ['es', 'enlace enlaz'],
  ['nl', 'les lezen'],
  ['pt', 'pai paus'],
  ['pt', 'mal mais'],
  ['it', 'anca anche anno'],
])('%s: %s are different words', (language, words) => {
  const stems = stemsOf(language, words);
  expect(stems[0]).not.toBe(stems[1]);
});

test('a form of another language is no form of this one', () => {
  expect(stemsOf('de', 'women')).not.toEqual(stemsOf('de', 'woman'));
  expect(stemsOf('xx', 'women get ten')).toEqual(['women', 'get', 'ten']);
  expect(stemsOf('en', 'get ten tes')).toEqual(['get', 'ten', 'tes']);
});
