import { Problem } from '#contract/lib/problem.ts';
import { SOURCE_URL_MAX_CHARS } from '#contract/lib/sourceUrl.ts';

/** The address of a web page in the spelling of browsers; one page has one. Throws `invalid_input`. */
export function webAddress(given: string): string {
  const url = URL.parse(given);
  if (url === null) throw new Problem('invalid_input');
  url.hash = '';
  if (url.href.length > SOURCE_URL_MAX_CHARS) throw new Problem('invalid_input');
  return url.href;
}
