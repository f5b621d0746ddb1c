import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { headingAbove, headingsOf, sectionOf } from '#domain/article/section.ts';

const body = bodyOf([
  { id: 'title', html: '<h1>Coffee</h1>' },
  { id: 'intro', html: '<p>Intro</p>' },
  { id: 'why', html: '<h2 class="a">Why &amp; how</h2>' },
  { id: 'text', html: '<p>Text</p>' },
  { id: 'detail', html: '<h3>Detail</h3>' },
  { id: 'more', html: '<p>More</p>' },
  { id: 'end', html: '<h2>End</h2>' },
]);

test('a section reaches to the next heading of its level or above, smaller headings included', () => {
  expect(sectionOf(body, 'why')).toEqual({
    heading: { id: 'why', text: 'Why & how', level: 2 },
    blocks: [
      { id: 'text', html: '<p>Text</p>' },
      { id: 'detail', html: '<h3>Detail</h3>' },
      { id: 'more', html: '<p>More</p>' },
    ],
  });
  expect(sectionOf(body, 'detail')?.blocks.map((block) => block.id)).toEqual(['more']);
  expect(sectionOf(body, 'end')?.blocks).toEqual([]);
});

test.each(['text', 'nowhere', 'constructor'])('%s is no heading and has no section', (id) => {
  expect(sectionOf(body, id)).toBeNull();
});

test.each([
  ['more', 'detail'],
  ['detail', 'detail'],
  ['text', 'why'],
  ['intro', null],
  ['title', null],
  ['nowhere', null],
])('the section of %s begins at %s: the title of the article begins none', (id, heading) => {
  expect(headingAbove(body, id)).toBe(heading);
});

test('headings are listed in order, as text', () => {
  expect(headingsOf(body)).toEqual(['Coffee', 'Why & how', 'Detail', 'End']);
});
