import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeText } from '#html/escape.ts';
import { replacedIn } from '#html/replaced.ts';
import { textUnitsOf } from '#html/units.ts';

// §d.voice.7
test('keeps the elements around them', () => {
  const html = '<p>We <strong>util</strong>ize <a href="/x">tools &amp; more</a>.</p>';
  expect(replacedIn(html, [{ unit: 0, start: 3, end: 10, text: 'use' }])).toBe(
    '<p>We <strong>use</strong> <a href="/x">tools &amp; more</a>.</p>',
  );
});

// §d.voice.7
test('counts an entity as the sign that it stands for', () => {
  const html = '<ul><li>One</li><li>Salt &amp; pepper</li></ul>';
  expect(replacedIn(html, [{ unit: 1, start: 7, end: 13, text: '<oil>' }])).toBe(
    '<ul><li>One</li><li>Salt &amp; &lt;oil&gt;</li></ul>',
  );
});

// §d.voice.7
test('puts words where there were none', () => {
  const html = '<p>a, b and c</p>';
  expect(replacedIn(html, [{ unit: 0, start: 4, end: 4, text: ',' }])).toBe('<p>a, b, and c</p>');
});

// §d.voice.7
test('changes the text of the unit at the place, and nothing else', () => {
  const piece = fc.stringMatching(/^[a-zA-Z &<>"ä😀]{1,12}$/u);
  const parts = fc.array(fc.tuple(piece, fc.boolean()), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, fc.nat(), fc.nat(), piece, (given, from, to, text) => {
      const html = `<p>x${given
        .map(([one, isStrong]) =>
          isStrong ? `<strong>${escapeText(one)}</strong>` : escapeText(one),
        )
        .join('')}</p>`;
      const before = textUnitsOf(html)[0]?.text ?? '';
      const [start, end] = [from, to].map((at) => at % (before.length + 1)).sort((a, b) => a - b);
      const after = replacedIn(html, [{ unit: 0, start: start ?? 0, end: end ?? 0, text }]);
      const wanted = before.slice(0, start) + text + before.slice(end);
      const tags = (one: string) => one.match(/<\/?(?:p|strong)>/g);
      expect(tags(after)).toEqual(tags(html));
      if (/[\p{L}\p{N}]/u.test(wanted)) expect(textUnitsOf(after)[0]?.text).toBe(wanted);
    }),
  );
});
