import { expect, test } from '@jest/globals';
import type { SlotAsk } from '#domain/seo/report/report.ts';
import { slotTexts } from '#src/features/seo/fixes/slots.copy.ts';

const ASKS: readonly SlotAsk[] = [
  'introduction',
  'definition',
  'figure',
  'source',
  'comparison',
  'question',
];
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'tr'];
const NAMING: readonly SlotAsk[] = ['introduction', 'definition', 'comparison', 'question'];

// §d.fixes.3
test.each(ASKS)('the slot “%s” speaks each scored language, and names the keyphrase', (ask) => {
  const texts = LANGUAGES.map((language) => slotTexts(ask, 'moka pot', language).join(' '));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const text of texts) expect(text.includes('“moka pot”')).toBe(NAMING.includes(ask));
});

// §d.fixes.3
test('a region has the texts of its language, an unscored language those in English', () => {
  expect(slotTexts('source', null, 'de-AT')).toEqual(slotTexts('source', null, 'de'));
  expect(slotTexts('figure', null, 'ja')).toEqual(slotTexts('figure', null, 'en'));
  expect(slotTexts('introduction', null, 'fr').join()).toContain('le sujet');
});
