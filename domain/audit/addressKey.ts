import { pageKeyOf } from '../seo/text/site.ts';

/**
 * Returns a key that is equal for different spellings of the address of one page. Unlike `pageKeyOf` it keeps the query, which may
 * select another page.
 */
export function addressKey(address: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const key = pageKeyOf(address) ?? address;
  return encoded(query === '' ? key : `${key}?${query}`);
}

/** "ü", "%c3%bc" and "%C3%BC" are one letter of an address. */
const encoded = (key: string): string =>
  key
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters.toWellFormed()));
