/** What a site keeps of a post, as HTML to read. */
import { tokensOf } from '#html/tokens.ts';

/** Elements that are paragraphs of their own. */
const BLOCK = /<(?:p|h[1-6]|ul|ol|table|blockquote|figure|pre|div|section)[\s>]/i;

/**
 * Returns the content of a post without scripts, such as structured data, and without the comments that mark blocks; a text of before
 * there were blocks gets its paragraphs.
 */
export function siteHtmlOf(content: string): string {
  let isScript = false;
  let html = '';
  for (const token of tokensOf(content)) {
    if (token.name === 'script') isScript = !token.isEnd;
    else if (!isScript && token.name !== '!') html += token.html;
  }
  if (html !== content) return html;
  return html
    .split(/\n[ \t\r]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
