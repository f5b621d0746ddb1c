import { expect, test } from '@jest/globals';
import { languageSchema } from '#contract/lib/language.schema.ts';

test('a language is a tag of BCP 47, and no longer than one', () => {
  for (const language of ['en', 'de-AT', 'sr-Latn-RS'])
    expect(languageSchema.safeParse(language).success).toBe(true);
  for (const language of ['', 'EN', 'en_US', `en${'-abcdefgh'.repeat(4)}`])
    expect(languageSchema.safeParse(language).success).toBe(false);
});
