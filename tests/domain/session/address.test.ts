import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pathOfLocation } from '#domain/access/guestSignup.ts';
import {
  knownAddress,
  type Origins,
  queryParameter,
  withFid,
  withoutParameter,
} from '#domain/session/address.ts';
import { nastyAddress } from '../../support/nastyAddress.ts';

test('a parameter is read as URLSearchParams reads it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('fid', 'a', 'b'), fc.string())), (pairs) => {
      const search = new URLSearchParams(pairs).toString();
      expect(queryParameter(`?${search}`, 'fid')).toBe(new URLSearchParams(search).get('fid'));
    }),
  );
});

test.each([
  ['?keyphrase=tea%26co&fid=f1', '?fid=f1'],
  ['?keyphrase=tea', ''],
  ['?a=1&keyphrase&b=2&keyphrase=x', '?a=1&b=2'],
  ['', ''],
])('%s without its keyphrase is %p', (search, rest) =>
  expect(withoutParameter(search, 'keyphrase')).toBe(rest),
);

test('a stray % does not throw', () => {
  expect(queryParameter('?fid=100%', 'fid')).toBe('100%');
});

// §2.routes.3
test.each([
  ['/articles', null, '/articles'],
  ['/articles', 'f 1', '/articles?fid=f%201'],
  ['/articles?page=2', 'f1', '/articles?page=2&fid=f1'],
  ['/articles#top', 'f1', '/articles?fid=f1#top'],
  ['/articles?fid=mine', 'f1', '/articles?fid=mine'],
])('a link to %s with fid %s leads to %s', (to, fid, expected) => {
  expect(withFid(to, fid)).toBe(expected);
});

// §2.routes.3
test('a fid that was added is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (fid) => {
      expect(queryParameter(withFid('/a?x=1', fid).split('?')[1] ?? '', 'fid')).toBe(fid);
    }),
  );
});

const OWN = 'https://toolkit.example';
const ORIGINS: Origins = [OWN, 'https://host.example:8443'];
const PAGES = [`${OWN}/`, `${OWN}/content/articles?fid=1#end`, `${OWN}/host/auth/sign-in/email`];

// §d.host.5
test('any address leads to a known origin or is rejected', () => {
  fc.assert(
    fc.property(nastyAddress(OWN), fc.constantFrom(...PAGES), (address, base) => {
      const known = knownAddress(address, ORIGINS, base);
      if (known === null) return;
      for (const page of PAGES) expect(ORIGINS).toContain(new URL(known, page).origin);
      expect(new URL(known).username).toBe('');
    }),
    { numRuns: 2_000 },
  );
});

// §d.host.5
test('an address of a known origin is kept as it is', () => {
  const path = fc.webUrl({ withFragments: true, withQueryParameters: true });
  fc.assert(
    fc.property(path, fc.constantFrom(...ORIGINS), (url, origin) => {
      const { pathname, search, hash } = new URL(url);
      const address = `${origin}${pathname}${search}${hash}`;
      expect(knownAddress(address, ORIGINS)).toBe(address);
    }),
  );
});

// §d.host.5
test('any location of the finish page stays in the product', () => {
  fc.assert(
    fc.property(nastyAddress(OWN), (location) => {
      const path = pathOfLocation(location);
      expect(path).toMatch(/^\/(?!\/)/);
      const { origin, pathname } = new URL(`${OWN}/content${path}`);
      expect(origin).toEqual(OWN);
      expect(pathname.startsWith('/content/')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
