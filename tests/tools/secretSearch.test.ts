import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { secretSearch } from '#tools/secrets/secretSearch.ts';
import { verifySecrets } from '#tools/secrets/verifySecrets.ts';

const SECRET = 'pass?>word+/of=~some~body';
const hitsIn = (text: string) => {
  const search = secretSearch([{ name: 's', text: SECRET }]);
  search.text('here', text);
  return search.hits.map(({ form }) => form);
};

test.each([
  ['UTF-8', SECRET],
  ['UTF-8 in an address', encodeURIComponent(SECRET)],
  ['hex', Buffer.from(SECRET).toString('hex')],
  ['HEX', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ['base64', Buffer.from(SECRET).toString('base64')],
  ['base64', Buffer.from(`a${SECRET}`).toString('base64')],
  ['base64', Buffer.from(`ab${SECRET}c`).toString('base64')],
  ['base64url', Buffer.from(`user:${SECRET}`).toString('base64url')],
  ['UTF-16', Buffer.from(SECRET, 'utf16le').toString()],
])('a secret is found as %s, wherever it stands', (form, text) => {
  expect(hitsIn(`before ${text} after`)).toContain(form);
  const middle = text.length >> 1;
  expect(hitsIn(text.slice(0, middle) + text.slice(middle + 1))).toEqual([]);
});

test('a secret is found across the parts of a stream', async () => {
  const search = secretSearch([{ name: 's', text: SECRET }]);
  const bytes = [...Buffer.from(`before ${SECRET} after`)].map((byte) => Buffer.from([byte]));
  await search.stream('here', Readable.from(bytes));
  expect(search.hits).toEqual([{ secret: 's', form: 'UTF-8', place: 'here' }]);
  expect(search.bytes()).toBe(bytes.length);
});

// OWASP ASVS 13.3.1
test('data files, backup and the most talkative log of a run have none of its secrets', async () => {
  const { secrets, search } = await verifySecrets({ bytes: 0, isExported: false });
  expect(search.hits).toEqual([]);
  const names = new Set(secrets.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'password',
      'new password',
      'API key',
      'access token',
      'backup code',
      'key of the model server',
      'key of the search service',
      'password of the mail server',
      'key of the second factor',
      'link of a shared article',
      'key that encrypts',
      'host_secret: host/secret',
      'host_secret: host/signing_key',
    ]),
  );
  expect(secrets.length).toBeGreaterThan(50);
  expect(search.bytes()).toBeGreaterThan(20e6);
});
