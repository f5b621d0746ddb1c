import { expect, test } from '@jest/globals';
import { baseLanguage, countWords, countWordsOfHtml, wordsIn } from '#html/words.ts';

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
