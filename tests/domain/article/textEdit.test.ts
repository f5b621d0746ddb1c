import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { isPossible, opsOfEdits } from '#domain/article/textEdit.ts';

// §d.links.5
test('words become a link once, and only where they still stand', () => {
  const html = '<p>Tea &amp; a <strong>burr</strong> grinder.</p>';
  const body = bodyOf([{ id: 'b', html }]);
  const place = { blockId: 'b', unit: 0, start: 13, end: 20, was: 'grinder', now: 'grinder' };
  const edit = { ...place, href: 'https://a.example/?a=1&b="2"' };
  expect(isPossible(body, edit)).toBe(true);
  const linked =
    '<p>Tea &amp; a <strong>burr</strong> <a href="https://a.example/?a=1&amp;b=&quot;2&quot;">grinder</a>.</p>';
  expect(opsOfEdits(body, [edit])).toEqual([{ op: 'put', id: 'b', after: null, html: linked }]);
  expect(opsOfEdits(bodyOf([{ id: 'b', html: linked }]), [edit])).toBeNull();
  expect(opsOfEdits(body, [{ ...edit, was: 'teapots' }])).toBeNull();
  expect(isPossible(bodyOf([]), edit)).toBe(false);
  const across = { ...edit, start: 8, was: 'burr grinder', now: 'burr grinder' };
  expect(opsOfEdits(body, [across])).toBeNull();
});

// §d.humanizer.3
test('of edits that overlap, the first is made', () => {
  const body = bodyOf([{ id: 'b', html: '<p>So we leverage tools, so.</p>' }]);
  const place = { blockId: 'b', unit: 0 };
  const edits = [
    { ...place, start: 6, end: 14, was: 'leverage', now: 'use' },
    { ...place, start: 0, end: 7, was: 'So we l', now: 'L' },
    { ...place, start: 20, end: 24, was: ', so', now: '' },
  ];
  expect(opsOfEdits(body, edits)).toMatchObject([{ html: '<p>Leverage tools.</p>' }]);
});
