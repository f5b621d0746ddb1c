/** What a site allows robots to read (RFC 9309). */

const OUR_NAME = 'contenttoolkit';

interface Rule {
  readonly isAllowed: boolean;
  /** The length decides which of several rules counts. */
  readonly path: string;
  readonly matches: RegExp;
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
}

/** Whether the path of an address, with its query, may be read by us. The longest rule counts, and of two the one that allows. */
export function mayRead(robotsTxt: string, url: URL): boolean {
  const path = `${url.pathname}${url.search}`;
  const [deciding] = rulesFor(robotsTxt)
    .filter(({ matches }) => matches.test(path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return deciding?.isAllowed ?? true;
}

/** Of the groups that name us, or else of those for everybody. */
function rulesFor(text: string): Rule[] {
  const groups = groupsIn(text);
  const ours = groups.filter(({ names }) => names.some((name) => name === OUR_NAME));
  const those = ours.length > 0 ? ours : groups.filter(({ names }) => names.includes('*'));
  return those.flatMap(({ rules }) => rules);
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
    } else if (field !== '' && said !== '') last?.rules.push(ruleOf(/^allow$/i.test(field), said));
  }
  return groups;
}

const WILDCARDS_MOST = 10;
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function ruleOf(isAllowed: boolean, path: string): Rule {
  const parts = path.replace(/\$$/, '').split('*');
  const pattern = parts.slice(0, WILDCARDS_MOST).map(literal).join('.*?');
  const end = path.endsWith('$') && parts.length <= WILDCARDS_MOST ? '$' : '';
  return { isAllowed, path, matches: new RegExp(`^${pattern}${end}`) };
}
