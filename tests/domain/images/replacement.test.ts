import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { opsOfBlocks, replacements, takenBack } from '#domain/images/replacement.ts';

const OLD = '/content/assets/old';
const BY = { src: '/content/assets/new', width: 30, height: 20, alt: 'A "jar" & lid' };
const figure = (attributes: string) =>
  `<figure><img ${attributes}><figcaption>Ours</figcaption></figure>`;

const body = bodyOf([
  { id: 'a', html: '<p>Tea</p>' },
  { id: 'b', html: figure(`src="${OLD}" alt="A pot" width="9" height="9"`) },
  { id: 'c', html: figure(`src="${OLD}" alt=""`) },
  { id: 'd', html: figure(`src="${OLD}2" alt="Another"`) },
]);
const changed = replacements(body, OLD, BY);

// §d.images.15
test('the image is another one everywhere, with its own text; captions, decoration and other images stay', () => {
  const shown = (alt: string) => figure(`src="${BY.src}" alt="${alt}" width="30" height="20"`);
  expect(opsOfBlocks(body, changed)).toEqual([
    { op: 'put', id: 'b', after: 'a', html: shown('A &quot;jar&quot; &amp; lid') },
    { op: 'put', id: 'c', after: 'b', html: shown('') },
  ]);
});

test('an image without alternative text takes that of the old one away', () => {
  const [first] = replacements(body, OLD, { src: BY.src, width: null, height: null, alt: null });
  expect(first?.now).toBe(figure(`src="${BY.src}"`));
});

// §d.images.15
test('what is taken back is what it was, where nothing was changed since', () => {
  const [b = { id: '', was: '', now: '' }, c] = changed;
  const later = bodyOf([
    { id: 'b', html: b.now },
    { id: 'c', html: '<p>Coffee</p>' },
  ]);
  expect(takenBack(later, changed)).toEqual([{ id: 'b', was: b.now, now: b.was }]);
  expect(takenBack(bodyOf([]), [b, ...(c ? [c] : [])])).toEqual([]);
});
