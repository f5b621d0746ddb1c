import { expect, test } from '@jest/globals';
import Draft from 'draft-js';
import fc from 'fast-check';
import { characterList } from '#src/editor/kernel/characterList.ts';

const CHARACTERS = ['BOLD', 'ITALIC', 'CODE'].map((style) =>
  Draft.CharacterMetadata.applyStyle(Draft.CharacterMetadata.create(), style),
);

interface Listed {
  toArray(): readonly Draft.CharacterMetadata[];
}

/** By identity, and so a hundred times as fast as an equality of their properties. */
function isListOf(characters: readonly Draft.CharacterMetadata[], list: Listed): boolean {
  const listed = list.toArray();
  return listed.length === characters.length && listed.every((one, at) => one === characters[at]);
}

test('lists characters in their order, whatever was listed before', () => {
  const run = fc.tuple(fc.constantFrom(...CHARACTERS), fc.integer({ min: 1, max: 1500 }));
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const characters = runs.flatMap(([character, length]) =>
        Array.from({ length }, () => character),
      );
      const list = characterList(characters);
      expect(isListOf(characters, list)).toBe(true);
      const added = list.push(...characters).slice(characters.length);
      expect(isListOf(characters, added)).toBe(true);
    }),
  );
});
