/**
 * The links of a post, found as X finds them: the rules of twitter-text 3.1.0 (Apache-2.0, THIRD-PARTY-NOTICES.md). The
 * package itself is not used: it depends on a version of core-js that is no longer maintained, and runs a script when it
 * is installed. What it counts is in tests/fixtures/social.
 */
import { LINK_ENDINGS } from './linkEndings.ts';

const SPACES =
  '\\x09-\\x0D\\x20\\x85\\xA0\\u1680\\u180E\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';
const DIRECTION = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069';
const INVALID = '\\uFFFE\\uFEFF\\uFFFF';
const PUNCTUATION = "!'#%&()*+,\\\\\\-./:;<=>?@\\[\\]^_{|}~$";
const ACCENTED =
  '\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\xFF\\u0100-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF';
const CYRILLIC = '\\u0400-\\u04FF';

const BEFORE = `[^A-Za-z0-9@＠$#＃${INVALID}]|[${DIRECTION}]|^`;
const CHAR = `[^${PUNCTUATION}${SPACES}${INVALID}${DIRECTION}]`;
/** A label has at most 63 characters, so that a long word is given up early. */
const labelWith = (inner: string): string => `(?:${CHAR}(?:(?:${inner}|${CHAR}){0,61}${CHAR})?\\.)`;
const ENDING = `(?:(?:${LINK_ENDINGS.join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[-0-9a-z]+)`;
const DOMAIN = `${labelWith('[_-]')}{0,60}${labelWith('-')}${ENDING}`;

const IN_PATH = `[a-z${CYRILLIC}0-9!*';:=+,.$/%#\\[\\]\\-\\u2013_~@|&${ACCENTED}]`;
const IN_BRACKETS = `\\((?:${IN_PATH}+|(?:${IN_PATH}*\\(${IN_PATH}+\\)${IN_PATH}*))\\)`;
const PATH_END = `(?:[+\\-a-z${CYRILLIC}0-9=_#/${ACCENTED}]|(?:${IN_BRACKETS}))`;
const PATH = `(?:(?:${IN_PATH}*(?:${IN_BRACKETS}${IN_PATH}*)*${PATH_END})|(?:@${IN_PATH}+/))`;
const QUERY = "\\?[a-z0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]*[a-z0-9\\-_&=#/]";

const LINK = new RegExp(
  `(${BEFORE})((https?://)?(${DOMAIN})(?::[0-9]+)?(/${PATH}*)?(?:${QUERY})?)`,
  'gi',
);
/** Without `https://`, only this part of a name becomes a link. */
const PLAIN_DOMAIN = new RegExp(`(?:[-a-z0-9${ACCENTED}]+\\.)+${ENDING}`, 'gi');
const NOT_BEFORE_PLAIN = /[-_./]$/;
/** The short links of X itself have no longer path. */
const SHORTENED =
  /^https?:\/\/t\.co\/([a-z0-9]+)(?:\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/])?/i;
const SHORTENED_MAX_CHARS = 40;
const LINK_MAX_CHARS = 4096;

export interface LinkInText {
  readonly at: number;
  readonly link: string;
}

/** The addresses in a text, in order, without the punctuation behind them. */
export function linksIn(text: string): LinkInText[] {
  if (!text.includes('.')) return [];
  return [...text.matchAll(LINK)].flatMap(
    ({ index, 1: before = '', 2: link = '', 3: protocol, 4: domain = '', 5: path }) => {
      const at = index + before.length;
      if (link.length + (protocol === undefined ? 'https://'.length : 0) > LINK_MAX_CHARS)
        return [];
      if (protocol !== undefined) return withProtocol(at, link);
      if (NOT_BEFORE_PLAIN.test(before)) return [];
      const links = [...domain.matchAll(PLAIN_DOMAIN)].map((one) => ({
        at: at + one.index,
        link: one[0],
      }));
      const last = links.at(-1);
      if (last === undefined || path === undefined) return links;
      const whole = { at: last.at, link: text.slice(last.at, at + link.length) };
      return [...links.slice(0, -1), whole];
    },
  );
}

function withProtocol(at: number, link: string): LinkInText[] {
  const [short, slug = ''] = SHORTENED.exec(link) ?? [];
  if (short === undefined) return [{ at, link }];
  return slug.length > SHORTENED_MAX_CHARS ? [] : [{ at, link: short }];
}
