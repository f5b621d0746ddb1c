import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDecoder, createEncoder } from '#sagaLog/core/codec.ts';
import { masked } from '#sagaLog/core/secrets.ts';
import { hashOf } from '#sagaLog/core/stateHash.ts';

const base64url = fc.stringMatching(/^[\w-]{43}$/);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = base64url.map(
  (signature) => `${encoded({ alg: 'ES256' })}.${encoded({ sub: signature })}.${signature}`,
);
/** Of the characters that may stand in an address as they are. */
const value = fc.stringMatching(/^[\w.~!$+*-]{8,40}$/);

/** A text with a secret in it, for each kind of secret that can come into a text. */
const kinds: Readonly<Record<string, (secret: string) => string>> = {
  'a token parameter': (secret) => `?token=${secret}`,
  'a second parameter': (secret) => `/content/articles?page=2&access_token=${secret}&x=1`,
  'a fragment': (secret) => `https://example.org/#id_token=${secret}`,
  'a password reset': (secret) => `/reset?code=${secret}&next=%2Fcontent`,
  'a signed address': (secret) =>
    `<img src="https://cdn.example.org/a.png?X-Amz-Date=1&amp;X-Amz-Signature=${secret}">`,
  'a shared access signature': (secret) => `https://x.example.org/a?sv=2024&sig=${secret}`,
  'an address in an address': (secret) =>
    `/sign-in?redirect_to=${encodeURIComponent(`/content?token=${secret}&fid=1`)}`,
  'an address in an address in an address': (secret) =>
    `/a?to=${encodeURIComponent(`/b?to=${encodeURIComponent(`/c?api_key=${secret}`)}`)}`,
  'name and password before a host': (secret) => `see https://me:${secret}@example.org/feed.xml`,
  'the same in an address': (secret) =>
    `?url=${encodeURIComponent(`https://me:${secret}@example.org/`)}`,
};
/** What no address holds. */
const unaddressed: Readonly<Record<string, (secret: string) => string>> = {
  'a password that is being typed': (secret) => `https://me:x${secret}`,
  'a header': (secret) => `Authorization: Bearer ${secret}`,
  'another header': (secret) => `GET /\r\nx-api-key: ${secret}\r\nAccept: */*`,
};
const random: Readonly<Record<string, (secret: string) => string>> = {
  'a shared article': (secret) => `https://example.org/content/share/${secret}`,
  'its path alone': (secret) => `/content/share/${secret}`,
  'an image': (secret) => `<img src="/content/assets/${secret}" alt="">`,
  'a shared article in an address': (secret) =>
    `?url=${encodeURIComponent(`/content/share/${secret}`)}`,
  'a scheme and what it takes': (secret) => `sent with Bearer ${secret}, refused`,
  'an API key': (secret) => `the key is 0aZ9bY8cX7.${secret}, and`,
};
const tokens: Readonly<Record<string, (secret: string) => string>> = {
  'a token': (secret) => secret,
  'a token in a sentence': (secret) => `The token ${secret} has expired.`,
  'a token in JSON': (secret) => JSON.stringify({ answer: secret }),
};

const cases = [
  ...Object.entries(unaddressed).map(([name, put]) => ({ name, put, secret: value })),
  ...Object.entries(kinds).map(([name, put]) => ({ name, put, secret: value })),
  ...Object.entries(random).map(([name, put]) => ({ name, put, secret: base64url })),
  ...Object.entries(tokens).map(([name, put]) => ({ name, put, secret: jwt })),
];

// §d.recording.5
describe.each(cases)('$name', ({ name, put, secret }) => {
  test('a secret is masked, and the text around it stays', () => {
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        const text = masked(put(one));
        for (const part of one.split('.').filter(({ length }) => length > 7))
          expect(text.includes(part)).toBe(false);
        expect(text).toContain('***');
        expect(text).toBe(masked(put(other)));
        expect(text.length).toBeGreaterThan(put('').length - 24);
      }),
    );
  });

  test('a secret is masked anywhere in the log, and does not affect a comparison', () => {
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        const [entry, another] = [one, other].map((any) => ({ list: [{ [put(any)]: put(any) }] }));
        const line = JSON.stringify(createEncoder()(entry, 'place'));
        expect(line).not.toContain(one);
        expect(hashOf(entry)).toBe(hashOf(another));
        expect(hashOf(createDecoder()(JSON.parse(line), 'place'))).toBe(hashOf(entry));
      }),
    );
  });

  test('a secret is masked in a growing text of which only the difference is written', () => {
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        const encode = createEncoder();
        const long = 'A long paragraph, which is typed into. '.repeat(5);
        const lines = [one, other, one].map((any) => {
          const text = `${long}${put(any)} ${long}`;
          return JSON.stringify(encode(text, 'place'));
        });
        for (const part of [one, other, one.slice(0, 8), other.slice(-8)].filter(isTelling))
          expect(lines.join('\n').includes(part)).toBe(false);
      }),
    );
  });

  test('masking again, or after encoding, changes nothing', () => {
    fc.assert(
      fc.property(secret, (one) => {
        const text = put(one);
        expect(masked(masked(text))).toBe(masked(text));
        if (name in unaddressed) return;
        expect(masked(encodeURIComponent(text))).toBe(masked(encodeURIComponent(masked(text))));
      }),
    );
  });
});

/** Not the beginning that all tokens share. */
const isTelling = (part: string) => part.length >= 8 && !part.startsWith('eyJ');

// §d.recording.5
test.each([
  'apiKey',
  'X-Api-Key',
  'authorization',
  'Cookie',
  'password',
  'refresh_token',
  'clientSecret',
])('a field named %s is masked whatever its text', (name) => {
  const line = JSON.stringify(createEncoder()({ config: { headers: { [name]: 'plain' } } }, 'x'));
  expect(line).toBe(`{"config":{"headers":{"${name}":"***"}}}`);
  expect(hashOf({ [name]: 'plain' })).toBe(hashOf({ [name]: '***' }));
});

test.each([
  'The bearer of good news; basic income. Tokens, passwords: a secret to nobody.',
  '<p>See <a href="https://example.org/a/b-c_d?page=2&sort=asc#top">our page</a> at 10:30.</p>',
  '/content/articles/00000000-0000-4000-8000-000000000001?fid=12&search=key%20ideas',
  'mail me@example.org, or https://example.org/~me@home',
  'articleSave/saveSucceeded',
  'http://127.0.0.1:3000/content and https://example.org:8443',
  'e.g. version 1.2.3 of www.a-rather-long-name.example.org',
  '/content/assets/',
  '***',
])('text without a secret stays: %s', (text) => {
  expect(masked(text)).toBe(text);
});

// §d.support.6
test.each([
  `sk-ant-api03-${'aB3_'.repeat(8)}`,
  `sk_live_${'a1'.repeat(12)}`,
  `ghp_${'aB3'.repeat(12)}`,
  'AKIAIOSFODNN7EXAMPLE',
  `AIza${'aB3-_'.repeat(7)}`,
  'xoxb-123456789012-abcdef',
  'DE89 3704 0044 0532 0130 00',
  'GB82WEST12345698765432',
  'NL91 ABNA 0417 1643 00',
  '4111 1111 1111 1111',
  '5500-0000-0000-0004',
  '378282246310005',
])('a known form that is typed as text is masked: %s', (secret) => {
  const text = `<p>Mine is ${secret}, and more.</p>`;
  expect(masked(text)).toBe('<p>Mine is ***, and more.</p>');
  expect(masked(masked(text))).toBe(masked(text));
});

// §d.support.6
test.each([
  ['4111 1111 1111 1111', 12],
  ['DE89 3704 0044 0532 0130 00', 18],
])('of %s, only the first characters stand in a log while it is typed', (secret, most) => {
  const longest = Array.from({ length: secret.length }, (_, at) => secret.slice(0, at + 1))
    .filter((typed) => masked(typed) === typed)
    .at(-1);
  expect(longest?.replace(/ /g, '').length).toBeLessThanOrEqual(most);
});

test.each([
  'The order 4111111111111112 of 1234567890123456 pieces at 0.4111111111111111.',
  'Call +49 151 23456789012 or 030 1234567.',
  'EU27 MEMBER STATES AGREE ON RULES, and AB12 CD34 EF56 GH78 is a key of ours.',
  '2026-11-30T10:59:34.024Z and 44444444-4444-4444-8444-444444444444',
  'a sk-eleton and ghp_ alone',
])('other numbers and names stay: %s', (text) => {
  expect(masked(text)).toBe(text);
});

test('masking a long text takes linear time', () => {
  const texts = [
    'a',
    'eyJ',
    'e',
    '/share/',
    '?token=',
    '%25',
    '://',
    '%3A%2F%2F',
    'Bearer ',
    '.',
    '-',
    '4',
    '4 ',
    'DE12',
    'A1',
    'sk-',
  ];
  for (const text of texts) {
    const long = text.repeat(400_000 / text.length);
    expect(masked(long).length).toBeLessThanOrEqual(long.length);
  }
});
