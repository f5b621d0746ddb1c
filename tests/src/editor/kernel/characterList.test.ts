import { expect, test } from '@jest/globals';
import Draft from 'draft-js';
import fc from 'fast-check';
import { characterList } from '#src/editor/kernel/characterList.ts';

const CHARACTERS = ['BOLD', 'ITALIC', 'CODE'].map((style) =>
  Draft.CharacterMetadata.applyStyle(Draft.CharacterMetadata.create(), style),
);

test('lists characters in their order, whatever was listed before', () => {
  const run = fc.tuple(fc.constantFrom(...CHARACTERS), fc.integer({ min: 1, max: 1500 }));
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const characters = runs.flatMap(([character, length]) =>
        Array.from({ length }, () => character),
      );
      const list = characterList(characters);
      expect(list.size).toBe(characters.length);
      expect(list.toArray()).toEqual(characters);
      expect(
        list
          .push(...characters)
          .slice(characters.length)
          .toArray(),
      ).toEqual(characters);
    }),
  );
});
