import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSlot, SLOT_MARKS, slotHtml, slotLines, slotMark } from '#html/slot.ts';
import { textUnitsOf } from '#html/units.ts';
import { countWordsOfHtml } from '#html/words.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';

describe('a slot', () => {
  test('a slot keeps what it asks for, line by line, whatever it contains', () => {
    const line = fc.string().map((text) => text.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(
        fc.array(
          line.filter((text) => text !== ''),
          { maxLength: 4 },
        ),
        (lines) => {
          expect(slotLines(slotHtml(lines))).toEqual(lines);
        },
      ),
    );
  });

  test('a slot is not changed by the sanitiser', () => {
    const html = slotHtml(['Which & why?', '"Two" <b>']);
    expect(sanitiseBlock(html)).toBe(html);
  });

  // §d.slots.1
  test('a slot has no words and no text of the article', () => {
    const html = slotHtml(['Say it in two words.']);
    expect(textUnitsOf(html)).toEqual([]);
    expect(countWordsOfHtml(html)).toBe(0);
    expect(countWordsOfHtml('<p>Say it in two words.</p>')).toBe(5);
  });

  test('a slot is found by its element alone', () => {
    expect(isSlot('<aside>x</aside>')).toBe(true);
    expect(isSlot('<ASIDE class="x">x</aside>')).toBe(true);
    expect(isSlot('<p>aside</p>')).toBe(false);
    expect(isSlot('<asides>x</asides>')).toBe(false);
  });

  test('a slot as text is found again', () => {
    const text = `Before ${slotMark(slotHtml(['Which & why?', 'When?']))} after`;
    expect(text.split(SLOT_MARKS)).toEqual(['Before ', 'Which & why? When?', ' after']);
  });
});
