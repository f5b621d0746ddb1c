/** What may be in a search field. Whatever is typed, pasted or imported is made to fit. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import { type ImportLoss, shortened } from '#html/losses.ts';
import { lostWords } from '#html/wordLaw.ts';
import { COUNTRIES } from './countries.ts';
import { FIELD_NAMES, type FieldName, type FieldsChange } from './searchFields.ts';

/**
 * Normalises the text of a field for storage: one line, cut to the limit; a slug only with characters that an address allows; a
 * known country; for a number, only its digits.
 */
export function fieldText(name: FieldName, text: string, language: string): string {
  if (name === 'slug') return slugOf(text, language);
  if (name === 'wantedWords')
    return cut(text.replace(/\D/g, '').replace(/^0+/, ''), FIELD_LIMITS_CHARS[name]);
  if (name === 'place') return COUNTRIES.includes(text) ? text : '';
  return cut(text.replace(/\s/g, ' ').trimStart(), FIELD_LIMITS_CHARS[name]);
}

/** Fields of a document, as they may be stored; empty ones are left out. */
export function fittingFields(fields: FieldsChange, language: string): FieldsChange {
  const texts = FIELD_NAMES.map(
    (name) => [name, fieldText(name, fields[name]?.trim() ?? '', language)] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Returns a loss for each field that was cut to fit. A slug does not count: it is only another spelling of its words. */
export const cutFields = (given: FieldsChange, fitting: FieldsChange): readonly ImportLoss[] =>
  FIELD_NAMES.filter((name) => name !== 'slug' && name !== 'place').flatMap((name) => {
    const text = given[name] ?? '';
    const isCut = lostWords(text, fitting[name] ?? '').length > 0;
    return isCut ? [{ kind: 'field' as const, count: 1, example: shortened(text) }] : [];
  });

/** The change that takes `done` back; a field that was changed since stays as it is. */
export function takenBack(
  now: SearchFields,
  done: FieldsChange,
  before: SearchFields,
): FieldsChange {
  const names = FIELD_NAMES.filter((name) => now[name] === done[name]);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** Letters without a decomposition, in Latin script. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Languages in which ä, ö and ü are letters of their own or a diaeresis. */
const WITHOUT_UMLAUTS: ReadonlySet<string> = new Set(
  'ca es et fi fr hu it nl pt sk sv tr'.split(' '),
);

/** Returns a slug made from a text in any script. Scripts other than Latin keep their letters. */
export const slugOf = (text: string, language: string): string =>
  trimmed(cut(addressOf(text, language), FIELD_LIMITS_CHARS.slug));

/** Returns the slug of a title; of a long title, as many whole words as fit. */
export function suggestedSlug(title: string, language: string): string {
  const whole = addressOf(title, language);
  const end = whole.lastIndexOf('-', FIELD_LIMITS_CHARS.slug);
  return slugOf(
    whole.length > FIELD_LIMITS_CHARS.slug && end > 0 ? whole.slice(0, end) : whole,
    language,
  );
}

function addressOf(text: string, language: string): string {
  const hasUmlauts = !WITHOUT_UMLAUTS.has(language.split('-')[0] ?? '');
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (hasUmlauts && UMLAUTS[letter]) || letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/\p{Script=Latin}/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return trimmed(plain);
}

const trimmed = (slug: string): string => slug.replace(/^-+|-+$/g, '');

/** Never in the middle of a character beyond the basic plane. */
const cut = (text: string, chars: number): string =>
  text.length <= chars ? text : text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, '');
