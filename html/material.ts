/** Blocks as notes, which a model and a writer can read. */
import { attributeIn } from './escape.ts';
import { collapsedTextOf, headingLevel, textOfHtml } from './text.ts';

const LIST_PART = /<(\/?)(ul|ol|li)((?:\s[^<>]*)?)>/;

/**
 * Returns the text of a block in the format of notes: `#` for headings, `-` and `1.` for items. Styles, addresses
 * of links and images are left out.
 */
export function materialOfHtml(html: string): string {
  const level = headingLevel(html);
  if (level !== null) return `${'#'.repeat(level)} ${collapsedTextOf(html)}`;
  if (/^<[uo]l[\s>]/.test(html)) return listItems(html).join('\n');
  const lines = html
    .replace(/<\/(?:p|tr|figcaption|caption)>|<br>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ');
  return textOfHtml(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** Nested items follow their parent on the same level: notes have only one. Text that is in no item of its own is a line. */
function listItems(html: string): string[] {
  const lists: NotedList[] = [];
  const items: string[] = [];
  const parts = html.split(LIST_PART);
  // The first part is text; then slash, tag, attributes and following text repeat.
  for (let at = 1; at + 3 < parts.length; at += 4) {
    const [slash, tag, attributes = '', text = ''] = parts.slice(at, at + 4);
    const list = lists.at(-1);
    let mark = '';
    if (tag !== 'li' && slash === '/') lists.pop();
    else if (tag !== 'li')
      lists.push({ isNumbered: tag === 'ol', last: numberIn(attributes, 'start', 1) - 1 });
    else if (slash === '' && list !== undefined) mark = nextMark(list, attributes);
    const line = mark + collapsedTextOf(text);
    if (line !== '') items.push(line);
  }
  return items;
}

interface NotedList {
  readonly isNumbered: boolean;
  last: number;
}

function nextMark(list: NotedList, attributes: string): string {
  list.last = numberIn(attributes, 'value', list.last + 1);
  return list.isNumbered ? `${list.last}. ` : '- ';
}

const numberIn = (attributes: string, name: string, otherwise: number): number =>
  Number(attributeIn(attributes, name) ?? otherwise);
