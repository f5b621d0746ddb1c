import { expect, test } from '@jest/globals';
import { partsOf } from '#server/material/notes.ts';
import { textOfUnit, unitsOf } from '#server/material/units.ts';

const units = (notes: string, language: string) =>
  unitsOf(partsOf(notes), language).map(textOfUnit);

// §d.placement.5
test.each([
  ['in brackets', 'en', '“It hums.” (Moira Ellis, owner)'],
  ['in brackets on the next line', 'en', '“It hums.”\n(Moira Ellis, owner)'],
  ['behind a dash on the next line', 'en', '“It hums.”\n— Moira Ellis, owner'],
  ['behind a dash after a line between', 'de', '„Sie brummt.“\n\n– Ute Kern, Nachbarin'],
  ['after “says” in a sentence of its own', 'en', '“It hums.” Says Moira Ellis.'],
  ['after “dice” on the next line', 'es', '«Zumba.»\ndice Carmen Lobo'],
  ['after “raconte”', 'fr', '« Elle ronfle. »\nraconte Paul Roche'],
  [
    'in front, with a colon',
    'en',
    'Owen Price, who fits pumps, puts it like this:\n“Walls first.”',
  ],
  ['in front and behind', 'de', 'Die Nachbarin dazu:\n„Ich höre nichts.“\n– Ute Kern'],
  ['in a quote of Markdown', 'en', '> “It hums.”\n> — Moira Ellis'],
])('a quotation stays with its speaker: %s', (_, language, notes) => {
  expect(units(`${notes}\nIt is warm.`, language)).toHaveLength(2);
});

// §d.placement.5
test.each([
  ['a remark in brackets', 'en', 'It hums.\n(42 dB at night)'],
  ['a dash without a quotation', 'en', 'It hums.\n— Warm as well'],
  [
    'a quotation and a long line',
    'en',
    `“It hums.”\n— ${'Warm and quiet all day long '.repeat(4)}`,
  ],
])('what is no speaker is a note of its own: %s', (_, language, notes) => {
  expect(units(notes, language)).toHaveLength(2);
});
