/** What browsers are told of the extension. */
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { BROWSERS, manifestOf } from '#extension/manifest.ts';
import { productUrlOf } from '#tools/buildExtension.ts';
import { CHROMIUM_ID } from '#tools/lib/extensionId.ts';

const OPTIONS = { version: '1.2.3', productUrl: 'https://content.example/content' };
const of = (browser: (typeof BROWSERS)[number]) =>
  manifestOf(browser, OPTIONS) as Readonly<Record<string, unknown>>;

test('the id is the one that Chromium makes of the key', () => {
  const key = Buffer.from(String(of('chromium').key), 'base64');
  const digits = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const id = [...digits].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('');
  expect(CHROMIUM_ID).toBe(id);
});

test('no browser is asked for the right to read every page', () => {
  for (const browser of BROWSERS) {
    const manifest = of(browser);
    expect(manifest.permissions).toEqual(
      browser === 'chromium'
        ? ['activeTab', 'scripting', 'storage', 'contextMenus', 'sidePanel']
        : ['activeTab', 'scripting', 'storage', 'contextMenus'],
    );
    for (const name of ['host_permissions', 'optional_host_permissions', 'content_scripts'])
      expect(manifest).not.toHaveProperty(name);
  }
});

test('the product alone is reached, and alone may sign the extension in', () => {
  expect(JSON.stringify(of('chromium').content_security_policy)).toContain(
    'connect-src https://content.example;',
  );
  expect(of('chromium').externally_connectable).toEqual({ matches: ['https://content.example/*'] });
});

test.each([
  [undefined, undefined, 'http://127.0.0.1:3000/content'],
  [undefined, 'https://content.example', 'https://content.example/content'],
  ['https://other.example/content/', 'https://content.example', 'https://other.example/content'],
])('built with --url %s and PUBLIC_URL %s, it is for %s', (given, publicUrl, url) => {
  expect(productUrlOf(given, publicUrl)).toBe(url);
});

test.each(['ftp://a.example', 'https://a.example/content?x=1', 'content'])(
  '%s is refused',
  (url) => {
    expect(() => productUrlOf(url, undefined)).toThrow();
  },
);
