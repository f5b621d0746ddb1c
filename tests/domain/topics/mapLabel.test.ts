import { expect, test } from '@jest/globals';
import { labelLines } from '#domain/topics/mapLabel.ts';

// §d.topics.11
test('a label has whole words, and hyphens in those that are longer than a line', () => {
  expect(labelLines('heat pump cost', 36)).toEqual(['heat pump', 'cost']);
  expect(labelLines('zahnzusatzversicherung', 60)).toEqual(['zahnzusatz-', 'versicherung']);
  expect(labelLines('zahnzusatzversicherung', 36)).toHaveLength(3);
  expect(labelLines('xxxxxxxxxxxxxxxxxxxx', 36)).toEqual(['xxxxxxx-', 'xxxxxxx-', 'xxxxxx']);
});

// §d.topics.11
test('what does not fit is left out by words, and none is cut to a letter', () => {
  const lines = labelLines('how much does it cost to fit a loft ladder in an old house', 36);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/\p{Letter}{2,}…$/u);
});

test('a name without words is a line', () => {
  expect(labelLines('', 36)).toEqual(['']);
});
