/** What a site allows robots to read (RFC 9309). */

const OUR_NAME = 'contenttoolkit';

interface Rule {
  readonly isAllowed: boolean;
  /** The length decides which of several rules counts. */
  readonly path: string;
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
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
}

/** Whether the path of an address, with its query, may be read by us. */
export function mayRead(rules: RobotsRules, url: URL): boolean {
  const path = `${url.pathname}${url.search}`;
  return rules.find((rule) => matches(path, rule))?.isAllowed ?? true;
}

const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i;
const RULES_MOST = 5000;

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split(/\r\n?|\n/, RULES_MOST)) {
    const [, field = '', value = ''] = LINE.exec(line) ?? [];
    const said = value.trim();
    const last = groups.at(-1);
    if (/^user-agent$/i.test(field)) {
      const name = said.toLowerCase().split('/')[0] ?? '';
      if (last !== undefined && last.rules.length === 0) last.names.push(name);
      else groups.push({ names: [name], rules: [] });
    } else if (field !== '') {
      // A rule without a path forbids nothing, and ends the names of its group.
      last?.rules.push(ruleOf(said, said === '' || /^allow$/i.test(field)));
    }
  }
  return groups;
}

/** `*` stands for anything, `$` for the end. */
function ruleOf(path: string, isAllowed: boolean): Rule {
  const isWhole = path.endsWith('$');
  const [first = '', ...rest] = (isWhole ? path.slice(0, -1) : path).split('*');
  const last = isWhole ? (rest.pop() ?? null) : '';
  const parts = rest.filter((part) => part !== '');
  const leastChars = [first, ...parts, last ?? ''].reduce((sum, { length }) => sum + length, 0);
  return { isAllowed, path, first, parts, last, leastChars };
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
