import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { queryParameter, withFid } from '#domain/session/query.ts';

test('it reads what URLSearchParams reads', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('fid', 'a', 'b'), fc.string())), (pairs) => {
      const search = new URLSearchParams(pairs).toString();
      expect(queryParameter(`?${search}`, 'fid')).toBe(new URLSearchParams(search).get('fid'));
    }),
  );
});

test('a stray % is no error', () => {
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
test('the fid that was put in is the one that is read', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (fid) => {
      expect(queryParameter(withFid('/a?x=1', fid).split('?')[1] ?? '', 'fid')).toBe(fid);
    }),
  );
});
