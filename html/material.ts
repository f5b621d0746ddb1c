import { collapsedTextOf, headingLevel, textOfHtml } from './text.ts';

const LIST_PART = /<(\/?)(ul|ol|li)>/;

/**
 * The text of a block in the marks that notes are read by: `#` for headings, `-` and `1.` for items.
 * Styles, addresses of links and images are left out.
 */
export function materialOfHtml(html: string): string {
  const level = headingLevel(html);
  if (level !== null) return `${'#'.repeat(level)} ${collapsedTextOf(html)}`;
  if (/^<[uo]l>/.test(html)) return listItems(html).join('\n');
  const lines = html.replace(/<\/(?:p|tr|figcaption)>|<br>/g, '\n').replace(/<\/t[dh]>/g, ' ');
  return textOfHtml(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** Items of nested lists follow theirs, on one level: notes have no other. */
function listItems(html: string): string[] {
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  const items: string[] = [];
  const parts = html.split(LIST_PART);
  // Text, then the slash, the tag and the text behind it, again and again.
  for (let at = 1; at + 2 < parts.length; at += 3) {
    const [slash, tag, text = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    const list = lists.at(-1);
    if (tag !== 'li') {
      if (slash === '/') lists.pop();
      else lists.push({ isNumbered: tag === 'ol', count: 0 });
    } else if (slash === '' && list !== undefined) {
      list.count += 1;
      items.push(`${list.isNumbered ? `${list.count}.` : '-'} ${collapsedTextOf(text)}`);
    }
  }
  return items;
}
