import { pageKeyOf } from '../seo/site.ts';

/** The same for two spellings of the address of one page. Unlike `pageKeyOf` it keeps the query, which may name another page. */
export function addressKey(address: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const key = pageKeyOf(address) ?? address;
  return query === '' ? key : `${key}?${query}`;
}
