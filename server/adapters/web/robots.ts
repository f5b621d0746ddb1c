/**
 * What a site allows robots to read (RFC 9309), read as Google's parser reads it: a colon may be missing, names may be misspelled,
 * what follows a name is no part of it, and an allowed `index.html` allows its folder.
 */

const OUR_NAME = 'contenttoolkit';

interface Rule {
  readonly isAllowed: boolean;
  /** The most specific rule counts. */
  readonly octets: number;
  /** A path begins with it. */
  readonly first: string;
  /** What follows in this order, with anything between. */
  readonly parts: readonly string[];
  /** A path ends with it; null: it is `first` as a whole. Empty: it may go on. */
  readonly last: string | null;
  /** A shorter path cannot match. */
  readonly leastChars: number;
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
}

/** The rules of a site for us, the one that decides first: the longest, and of two the one that allows. */
export type RobotsRules = readonly Rule[];

/** Parsed once for all pages of a site, in linear time. */
export function robotsRules(robotsTxt: string): RobotsRules {
  const groups = groupsIn(robotsTxt);
  const ours = groups.filter(({ names }) => names.includes(OUR_NAME));
  const those = ours.length > 0 ? ours : groups.filter(({ names }) => names.includes('*'));
  return those
    .flatMap(({ rules }) => rules)
    .toSorted((a, b) => b.octets - a.octets || Number(b.isAllowed) - Number(a.isAllowed));
}

/** Whether robots.txt allows us to read the address (path and query). */
export function mayRead(rules: RobotsRules, { href, origin }: URL): boolean {
  const path = encoded(href.slice(origin.length).split('#', 1)[0] ?? '');
  const literal = path.replaceAll('*', '%2A').replaceAll('$', '%24');
  return rules.find((rule) => matches(literal, rule))?.isAllowed ?? true;
}

/** The sitemaps that a site names, as written: in any line, for every robot. */
export const sitemapsNamed = (robotsTxt: string): string[] =>
  fieldsIn(robotsTxt).flatMap(({ field, value }) => (field === 'sitemap' ? [value] : []));

type Field = 'user-agent' | 'allow' | 'disallow' | 'sitemap';
/** Names as they are written, misspelled ones as well. */
const FIELDS: Readonly<Record<string, Field>> = {
  'user-agent': 'user-agent',
  useragent: 'user-agent',
  'user agent': 'user-agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
};
/** Browsers send no longer addresses, each byte of which may be escaped. */
const LINE_MOST_CHARS = 8 * 2083;
const WITH_COLON = /^([a-z -]+):(.*)/i;
const WITHOUT_COLON = /^([a-z-]+)[ \t]+(\S+)$/i;
/** Also what is left of one. */
const BYTE_ORDER_MARK = /^[\uFEFF\uFFFD]/;

function fieldsIn(text: string): { readonly field: Field; readonly value: string }[] {
  const lines = text.replace(BYTE_ORDER_MARK, '').split(/\r\n?|\n/);
  return lines.flatMap((line) => {
    const said = (line.slice(0, LINE_MOST_CHARS).split('#', 1)[0] ?? '').trim();
    const [, name = '', value = ''] = WITH_COLON.exec(said) ?? WITHOUT_COLON.exec(said) ?? [];
    const field = FIELDS[name.trim().toLowerCase()];
    return field === undefined ? [] : [{ field, value: value.trim() }];
  });
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  for (const { field, value } of fieldsIn(text)) {
    if (field === 'sitemap') continue; // it ends no group
    const isName = field === 'user-agent';
    if (isName && !isOpen) groups.push({ names: [], rules: [] });
    isOpen = isName;
    const group = groups.at(-1); // none: what precedes all names is no rule
    if (isName) group?.names.push(nameIn(value));
    else if (value !== '') group?.rules.push(...rulesOf(value, field === 'allow'));
  }
  return groups;
}

/** A name has letters, `-` and `_`: "ContentToolkit/1.0" and "ContentToolkit bot" are this robot. */
const nameIn = (value: string): string =>
  /^\*(?=\s|$)|^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '';

function rulesOf(value: string, isAllowed: boolean): Rule[] {
  const path = encoded(value);
  const folder = isAllowed ? /^(.*\/)index\.htm[^/]*$/.exec(path)?.[1] : undefined;
  const rule = ruleOf(path, isAllowed);
  return folder === undefined ? [rule] : [rule, ruleOf(`${folder}$`, isAllowed)];
}

/** `*` stands for anything, `$` for the end. */
function ruleOf(path: string, isAllowed: boolean): Rule {
  const isWhole = path.endsWith('$');
  const pattern = isWhole ? path.slice(0, -1) : path;
  const [first = '', ...rest] = pattern.replaceAll('$', '%24').split('*');
  const last = isWhole ? (rest.pop() ?? null) : '';
  const parts = rest.filter((part) => part !== '');
  const leastChars = [first, ...parts, last ?? ''].reduce((sum, { length }) => sum + length, 0);
  return { isAllowed, octets: path.length, first, parts, last, leastChars };
}

/** Looks for each part at its first place: linear, whatever the rule is. */
function matches(path: string, { first, parts, last, leastChars }: Rule): boolean {
  if (path.length < leastChars || !path.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === null) return at === path.length; // no wildcard: the whole path
  return path.length - last.length >= at && path.endsWith(last);
}

const ESCAPED = /%[0-9a-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;
/** What stands in an address as it is (RFC 3986); `%` as well, for it may be an escape. */
const OTHERS = /[^\w.~:/?#[\]@!$&'()*+,;=%-]+/gu;

/** One way of writing a path: letters that need no escape have none, all others do, in capitals (RFC 9309, 2.2.2). */
const encoded = (path: string): string =>
  path
    .replace(ESCAPED, (written) => {
      const char = String.fromCharCode(Number.parseInt(written.slice(1), 16));
      return UNRESERVED.test(char) ? char : written.toUpperCase();
    })
    .replace(OTHERS, (chars) => encodeURIComponent(chars.toWellFormed()));
