import { expect, test } from '@jest/globals';
import { exampleLanguageOf } from '#domain/examples/example.ts';

// §d.examples.1
test.each([
  ['', 'en'],
  ['de-AT', 'de'],
  ['fr', 'fr'],
  ['es-MX', 'es'],
  ['it', 'en'],
])('a workspace in “%s” has its examples in %s', (tag, language) => {
  expect(exampleLanguageOf(tag)).toBe(language);
});
