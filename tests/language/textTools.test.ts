import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

const sentences = (language: string, text: string) => textToolsOf(language).sentences(text);

test.each([
  ['en', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['en', 'Dr. Smith met Mr. Jones. They talked.', ['Dr. Smith met Mr. Jones.', 'They talked.']],
  ['en', 'Use e.g. Chromium. It works.', ['Use e.g. Chromium.', 'It works.']],
  ['en', 'It costs 3.50 dollars. Cheap.', ['It costs 3.50 dollars.', 'Cheap.']],
  ['en', 'J. R. R. Tolkien wrote it. We read it.', ['J. R. R. Tolkien wrote it.', 'We read it.']],
  ['de', 'Das gilt z. B. für Kaffee. Und für Tee.', ['Das gilt z. B. für Kaffee.', 'Und für Tee.']],
  ['de', 'Am 3. Mai beginnt es. Es dauert.', ['Am 3. Mai beginnt es.', 'Es dauert.']],
  ['fr', 'M. Dupont est là. Il attend.', ['M. Dupont est là.', 'Il attend.']],
  ['xx', '。 …', []],
])('%s: %j is split into its sentences', (language, text, expected) => {
  expect(sentences(language, text)).toEqual(expected);
});

test('words are as written, without punctuation', () => {
  expect(textToolsOf('en').words('It’s a “well-known” fact: 3.5 %!')).toEqual([
    'It’s',
    'a',
    'well',
    'known',
    'fact',
    '3.5',
  ]);
});

test.each([
  ['en', 'grinders', 'grinder'],
  ['en', 'Grinding', 'grind'],
  ['de', 'Mühlen', 'Mühle'],
  ['es', 'molinos', 'molino'],
  ['fr', 'moulins', 'moulin'],
  ['it', 'macinini', 'macinino'],
  ['nl', 'boeken', 'boek'],
  ['pt', 'moinhos', 'moinho'],
  ['ru', 'мельницы', 'мельница'],
  ['tr', 'kitaplar', 'kitap'],
])('%s: %s and %s are forms of one word', (language, form, other) => {
  const { stem, knowsWordForms } = textToolsOf(language);
  expect(stem(form)).toBe(stem(other));
  expect(knowsWordForms).toBe(true);
});

test('a language without a stemmer compares words in lower case', () => {
  const { stem, knowsWordForms } = textToolsOf('xx');
  expect(stem('Grinders')).toBe('grinders');
  expect(stem('grinder')).toBe('grinder');
  expect(knowsWordForms).toBe(false);
});

test.each([
  ['en-GB', 'the', true],
  ['en', 'The', true],
  ['en', 'website', false],
  ['de', 'und', true],
  ['fr', 'l’', false],
  ['xx', 'the', false],
])('%s: %s is a function word: %s', (language, word, expected) => {
  expect(textToolsOf(language).isStopWord(word)).toBe(expected);
});

// §d.words.2
test.each([
  ['de', 'Größe', 'Größe'.normalize('NFD')],
  ['de', 'Krankenversicherung', 'Kranken\u00adversicherungen'],
  ['de', 'Nutzer', 'Nutzer:innen'],
  ['en', 'hero', 'hero’s'],
  ['en', 'hero', 'heroʼs'],
  ['en', 'hero', 'hero‘s'],
  ['en', 'find', 'ﬁnds'],
  ['en', 'seo', 'ＳＥＯ'],
  ['fr', 'œuf', 'oeufs'],
  ['fr', 'orage', 'L’orage'],
  ['it', 'acqua', 'dell’acqua'],
  ['nl', 'foto', 'Foto’s'],
  ['nl', 'auto', "auto's"],
  ['ru', 'ёлка', 'елки'],
  ['sv', 'EU', 'EU:s'],
  ['fi', 'EU', 'EU:n'],
  ['tr', 'İstanbul', "İSTANBUL'DA"],
  ['tr', 'Türkiye', 'Türkiye’nin'],
  ['tr', 'ışık', 'IŞIK'],
])('%s: %s and %s are one word', (language, one, other) => {
  const { stem, words } = textToolsOf(language);
  expect(words(other).map(stem)).toEqual(words(one).map(stem));
});

// §d.words.2
test.each([
  ['en', 'c++ c# c'],
  ['en', '.net net'],
  ['en', '15+ 15'],
  ['en', 'disney+ disney'],
  ['en', 'node.js node js'],
  ['de', "geht's geht"],
  ['fr', 'aujourd’hui hui'],
  ['nl', "'s z'n"],
  ['tr', "Kur'an kur"],
])('%s: %s are different words', (language, text) => {
  const stems = text.split(' ').flatMap((word) => textToolsOf(language).words(word).join(' '));
  const { stem } = textToolsOf(language);
  expect(new Set(stems.map(stem)).size).toBe(text.split(' ').length);
});

// §d.words.2
test.each([
  ['ru', 'ещё'],
  ['it', 'cos’è'],
  ['it', 'Dov’è'],
  ['fr', 'même'.normalize('NFD')],
])('%s: %s is a function word, however it is written', (language, word) => {
  const { isStopWord, words } = textToolsOf(language);
  expect(words(word).map(isStopWord)).toEqual([true]);
});

// §d.words.2
test('a heading that asks in one word with its verb is a question', () => {
  const { cues, plainWord, words } = textToolsOf('it');
  const asks = (text: string) => cues?.isQuestion(words(text).map(plainWord));
  expect(asks('Cos’è la ceramica')).toBe(true);
  expect(asks('Com’è fatta')).toBe(true);
  expect(asks('C’è un forno')).toBe(false);
});

// §d.words.3
test.each([
  ['en', 'It ended in May. |2015 was better. |5 minutes later it rained.'],
  ['en', 'Prices rose. |$5 is a lot. |3D printing helps.'],
  ['en', 'We sold it. |eBay was slow. |iPhone users agreed.'],
  ['en', '“It ended.” |2015 was better.'],
  ['en', 'See Fig. 3 and No. 5 of vol. 2 from Oct. 12. |Wait... 5 more.'],
  ['de', 'Sie wurden benutzt. |2015 wurde es mehr. |30 Jahre später regnete es.'],
  ['de', 'Das kostet 5 Euro. |3 davon gehen weg.'],
  ['de', 'Am 3. Mai, am 3. 5. und am 12. 10. 2026 geht es los. |Abb. 3 zeigt es.'],
  ['es', 'Llegó en mayo. |2015 fue mejor. |20 años después llovió. |Véase pág. 5.'],
  ['fr', 'Il part. |2015 fut une bonne année. |5 ans après, il revient en févr. 2021.'],
  ['it', 'Finì a maggio. |2015 fu meglio. |Vedi pag. 5.'],
  ['nl', 'Het eindigde in mei. |2015 was beter. |Zie blz. 5.'],
  ['pt', 'Chegou em maio. |2015 foi melhor. |Veja pág. 5.'],
  ['ru', 'Это было в мае. |2015 год был лучше. |См. рис. 5 и стр. 7.'],
  ['tr', 'Mayısta bitti. |2015 daha iyiydi. |5 dakika sonra yağmur yağdı.'],
])('%s: sentences may begin with a figure, or a name with a small letter: %s', (language, text) => {
  expect(sentences(language, text.replaceAll('|', ''))).toEqual(
    text.split('|').map((sentence) => sentence.trim()),
  );
});
