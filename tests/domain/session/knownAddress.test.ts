import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pathOfLocation } from '#domain/access/guestSignup.ts';
import { knownAddress, type Origins } from '#domain/session/knownAddress.ts';
import { nastyAddress } from '#tests/support/nastyAddress.ts';

const OWN = 'https://toolkit.example';
const ORIGINS: Origins = [OWN, 'https://host.example:8443'];
const PAGES = [`${OWN}/`, `${OWN}/content/articles?fid=1#end`, `${OWN}/host/auth/sign-in/email`];

// §d.host.5
test('whatever stands in an address, it leads to a known origin or nowhere', () => {
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
test('whatever the finish page is told, it stays in the product', () => {
  fc.assert(
    fc.property(nastyAddress(OWN), (location) => {
      const path = pathOfLocation(location);
      expect(path).toMatch(/^\/(?!\/)/);
      const { origin, pathname } = new URL(`${OWN}/content${path}`);
      expect([origin, pathname.startsWith('/content/')]).toEqual([OWN, true]);
    }),
    { numRuns: 2_000 },
  );
});
