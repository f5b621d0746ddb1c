import { expect, test } from '@jest/globals';
import { originAttributes } from '#services/transfer/write/originAttributes.ts';

// §d.origins.7
test('a block says where it came from, and how much of it is the writer’s own', () => {
  const html = '<p>One two three four</p>';
  expect(originAttributes({ html })).toEqual({
    'data-origin': 'human',
    'data-origin-yours': '100',
  });
  const ai = {
    kind: 'ai',
    model: 'm',
    prompt: 'passage',
    version: 2,
    text: 'one two three',
  } as const;
  expect(originAttributes({ html, origins: [{ kind: 'pasted', text: 'zero' }, ai] })).toEqual({
    'data-origin': 'ai',
    'data-origin-yours': '25',
    'data-origin-model': 'm',
    'data-origin-prompt': 'passage 2',
  });
});

test('a block without words has no percentage', () => {
  expect(originAttributes({ html: '<hr>' })).toEqual({ 'data-origin': 'human' });
});
