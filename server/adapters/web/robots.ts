/** What a site allows robots to read (RFC 9309). */

const OUR_NAME = 'contenttoolkit';

interface Rule {
  readonly isAllowed: boolean;
  /** The length decides which of several rules counts. */
  readonly path: string;
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
}

/** Whether the path of an address, with its query, may be read by us. The longest rule counts, and of two the one that allows. */
export function mayRead(robotsTxt: string, url: URL): boolean {
  const path = `${url.pathname}${url.search}`;
  const [deciding] = rulesFor(robotsTxt)
    .filter((rule) => matches(path, rule.path))
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
    } else if (field !== '') {
      // A rule without a path forbids nothing, and ends the names of its group.
      last?.rules.push({ isAllowed: said === '' || /^allow$/i.test(field), path: said });
    }
  }
  return groups;
}

/** `*` stands for anything, `$` for the end. Looks for each part at its first place: linear, whatever the rule is. */
function matches(path: string, rule: string): boolean {
  const [first = '', ...rest] = rule.replace(/\$$/, '').split('*');
  if (!path.startsWith(first)) return false;
  const last = rule.endsWith('$') ? rest.pop() : '';
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return at === path.length; // no wildcard: the whole path
  return path.length - last.length >= at && path.endsWith(last);
}
