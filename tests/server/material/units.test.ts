import { expect, test } from '@jest/globals';
import { partsOf } from '#server/material/notes.ts';
import { textOfUnit, unitsOf } from '#server/material/units.ts';

const units = (notes: string) => unitsOf(partsOf(notes), 'en').map(textOfUnit);

test('lines and sentences are units', () => {
  expect(units('One is red. Two is blue.\nThree is green.')).toEqual([
    'One is red.',
    'Two is blue.',
    'Three is green.',
  ]);
});

test('items are units, but not the words of a shopping list', () => {
  expect(units('- the red one is warm\n- the blue one is cold')).toHaveLength(2);
  expect(units('- flour\n- 5 eggs')).toEqual(['flour\n5 eggs']);
});

test('numbered steps are one unit, and a list is one with the line that leads into it', () => {
  expect(units('1. stir\n2. bake')).toEqual(['stir\nbake']);
  expect(units('Some are warm. You need:\n- a jar of glass or clay\n- linen')).toEqual([
    'Some are warm.',
    'You need:\na jar of glass or clay\nlinen',
  ]);
});

test('what is said twice is one unit', () => {
  expect(units('Mud is soft.\n- Mud  is soft.\nMud is soft. Sand is not.')).toEqual([
    'Mud is soft.',
    '- Mud  is soft.',
    'Sand is not.',
  ]);
});

test('of very long notes, several lines are a unit', () => {
  const all = units(Array.from({ length: 9000 }, (_, at) => `n${at}`).join('\n'));
  expect(all.length).toBeLessThan(2100);
  expect(all.join('\n').split('\n')).toHaveLength(9000);
});
