import { expect, test } from '@jest/globals';
import { fileNameOf } from '#domain/transfer/exportFormat.ts';

test.each([
  ['Fish & Chips: 1/2?', 'fish-chips-1-2.md'],
  ['  ', 'article.md'],
  ['CON', 'article-con.md'],
  ['com1', 'article-com1.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['Große Öfen', 'große-öfen.md'],
  ['コーヒー豆', 'コーヒー豆.md'],
  ['हिन्दी', 'हिन्दी.md'],
  ['👩‍👧', 'article.md'],
  [`${'word '.repeat(40)}`, `${'word-'.repeat(16).slice(0, -1)}.md`],
])('%j is saved as %s', (title, name) => {
  expect(fileNameOf(title, 'markdown')).toBe(name);
});
