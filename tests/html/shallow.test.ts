import { expect, test } from '@jest/globals';
import { shallow } from '#html/shallow.ts';

const deep = (times: number) => `${'<div>'.repeat(times)}x${'</div>'.repeat(times)}`;

test('HTML that nests as deep as it may stays as it is', () => {
  expect(shallow(deep(100))).toBe(deep(100));
  expect(shallow(deep(140), 400)).toBe(deep(140));
});

test('of what nests deeper, the text stays', () => {
  expect(shallow(deep(140))).toBe(deep(100));
});

test('an element that goes on behind the end of another one does so a hundred times, and then ends with it', () => {
  const html = shallow('<b>x<u>y</b>'.repeat(200));
  expect(html.startsWith('<b>x<u>y</b><b>x<u>y</b>')).toBe(true);
  expect(html.endsWith('<b>x<u>y</u></b>')).toBe(true);
});
