import { expect, test } from '@jest/globals';
import { baseLanguage, countWords, countWordsOfHtml, wordSpansIn, wordsIn } from '#html/words.ts';

test.each([
  [
    'en',
    "Don't panic: 3.14 reasons – all e-mail",
    ["Don't", 'panic', '3.14', 'reasons', 'all', 'e', 'mail'],
  ],
  ['de-AT', 'Grüße, Welt!', ['Grüße', 'Welt']],
  ['ja', '東京に住む', ['東京', 'に', '住む']],
  [undefined, '… – !', []],
])('the words of %s text %j', (language, text, words) => {
  expect(wordsIn(text, language)).toEqual(words);
  expect(countWords(text, language)).toBe(words.length);
});

test.each([
  ['en-GB', 'en'],
  ['zh_Hant', 'zh'],
  ['gsw', 'gsw'],
  ['', 'und'],
  ['not a language', 'und'],
])('the base of %j is %s', (language, base) => {
  expect(baseLanguage(language)).toBe(base);
});

test('styles do not split a word; cells and items do', () => {
  expect(countWordsOfHtml('<p>half<strong>bold</strong></p>')).toBe(1);
  expect(countWordsOfHtml('<ul><li>one</li><li>two</li></ul>')).toBe(2);
  expect(countWordsOfHtml('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toBe(2);
});

// §d.words.1
test.each<readonly [text: string, words: string]>([
  ['Node.js and ASP.NET in the U.S. today', 'Node.js and ASP.NET in the U.S today'],
  ['i.d.R. reicht das u.a. für e.V. und GmbH', 'i.d.R reicht das u.a für e.V und GmbH'],
  ['EU:s regler, EU:n budjetti, Nutzer:innen', 'EU:s regler EU:n budjetti Nutzer:innen'],
  ['web.de, a@b.de, https://www.c.org/d', 'web.de a b.de https www.c.org d'],
  ["col·lecció צה\"ל l’eau rock'n'roll", "col·lecció צה\"ל l’eau rock'n'roll"],
  [
    '3.14 1,000.50 10\u202f000 5’000 10:30 24/7 v1.2.3',
    '3.14 1,000.50 10\u202f000 5’000 10 30 24 7 v1.2.3',
  ],
  ['« Bonjour\u202f! » e-mail foo_bar _so_', 'Bonjour e mail foo_bar so'],
  ['C++, c# and F#; .NET, .net, .com', 'C++ c# and F# .NET .net .com'],
  ['15+ years, Disney+ (A+)', '15+ years Disney+ A+'],
  ['2+2, a+b, #seo, C++17, issue#5', '2 2 a b seo C++ 17 issue 5'],
  ['The end .Next one... and', 'The end Next one and'],
  ['word.Next word?Next 3.js', 'word.Next word Next 3 js'],
  ['한국어 단어, हिन्दी शब्द, العربية', '한국어 단어 हिन्दी शब्द العربية'],
])('words of every engine: %s', (text, words) => {
  expect(wordsIn(text).join(' ')).toBe(words);
});

// §d.words.2
test.each([
  ['a soft hyphen', 'Kranken\u00adversicherung'],
  ['a space without width', 'Kranken\u200bversicherung'],
  ['signs that join and do not join', 'Kran\u200cken\u200dversicherung'],
  ['marks of direction', 'Kranken\u200eversicherung'],
  ['a word joiner', 'Kranken\u2060versicherung'],
])('%s is no part of a word, and does not divide it', (_, word) => {
  const text = `Eine ${word}\u00ad hilft`;
  expect(wordsIn(text)).toEqual(['Eine', 'Krankenversicherung', 'hilft']);
  const [, { start, end } = { start: 0, end: 0 }] = wordSpansIn(text);
  expect(text.slice(start, end)).toBe(word);
});

// §d.words.2
test('letters are composed', () => {
  expect(wordsIn('Größe Привет й'.normalize('NFD'))).toEqual(['Größe', 'Привет', 'й']);
});
