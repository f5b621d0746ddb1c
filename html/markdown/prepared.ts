/** What is beyond GFM in a Markdown file, line by line: it is written as GFM, or told as a loss. */
import type { LossCounter } from '../losses.ts';
import { beginsHtml, closedNames } from './markupTags.ts';
import type { Shield } from './shielded.ts';

/** What may stand before the text of a line: quotes, items, footnotes. */
export const BEFORE_TEXT = String.raw`^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t]|\[\^[^\]\s]{1,100}\]:)*`;
/** A block of code between fences. */
const FENCED = new RegExp(String.raw`${BEFORE_TEXT}(\`{3,}(?=[^\`\n]*$)|~{3,})`);

/** Changes each piece of a text that is not between fences, and those that are. Linear. */
export function outsideFences(
  source: string,
  change: (text: string) => string,
  changeFenced = (text: string): string => text,
): string {
  const fenceIn = fenceReader(source);
  const parts: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const end = (): void => {
    if (lines.length === 0) return;
    const text = lines.join('\n');
    parts.push(fence === '' ? change(text) : changeFenced(text));
    lines = [];
  };
  for (const line of source.split('\n')) {
    const mark = fenceIn(line, fence !== '');
    if (fence === '' && mark !== '') {
      end();
      fence = mark;
      lines.push(line);
    } else {
      lines.push(line);
      if (fence !== '' && mark.startsWith(fence) && /^[\s>]*(?:`+|~+)\s*$/.test(line)) {
        end();
        fence = '';
      }
    }
  }
  end();
  return parts.join('\n');
}

/** A line that is a tag, or begins with that of a block (CommonMark, HTML blocks 6 and 7): HTML up to the next blank line. */
const BEGINS_HTML =
  /^ {0,3}<(?:[^<>]*>\s*$|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$))/i;

/** The fence at the start of a line, of all lines in their order. In a block of HTML there is none. */
function fenceReader(source: string): (line: string, isFenced: boolean) => string {
  const closed = closedNames(source);
  let isInHtml = false;
  return (line, isFenced) => {
    const begins = BEGINS_HTML.test(line) && beginsHtml(line, closed);
    isInHtml = !isFenced && line.trim() !== '' && (isInHtml || begins);
    return isInHtml ? '' : (FENCED.exec(line)?.[1] ?? '');
  };
}

/** `:::note[Title]`, `::: {.box}`, `:::` */
const CONTAINER = /^ {0,3}:{3,}(.*)/;
const CONTAINER_NAME = /^(?:\{[^}]*\}|[\w-]*)/;
/** `## Title {#id}` of Pandoc and kramdown. */
const HEADING_ATTRIBUTES = /^( {0,3}#{1,6}[ \t].*?)(?<![ \t\\])[ \t]+(\{[#.:][^{}\n]*\})[ \t]*$/;
const IMAGE_ATTRIBUTES = /(\]\([^()\n]*\))(\{[^{}\n=]*=[^{}\n]*\})/g;
/** `> [!NOTE]` of GitHub, with the title of Obsidian. */
const CALLOUT = /^( {0,3}>(?: {0,4}>)* ?)\[!(\w+)\][-+]?(.*)/;

const FOOTNOTE = /^ {0,3}\[\^[^\]\s]{1,100}\]:/;

function preparedLine(line: string, losses: LossCounter): string {
  const container = CONTAINER.exec(line)?.[1]?.trim();
  if (container !== undefined) {
    const [name = ''] = CONTAINER_NAME.exec(container) ?? [];
    if (name !== '') losses.add('part', `:::${name}`);
    const title = container.slice(name.length).trim();
    return `\n${/^\[([^\]]*)\]$/.exec(title)?.[1] ?? title}\n`;
  }
  const told = (text: string): string => {
    losses.add('part', text);
    return '';
  };
  return line
    .replace(HEADING_ATTRIBUTES, (_, heading, attributes) => heading + told(attributes))
    .replace(IMAGE_ATTRIBUTES, (_, image, attributes) => image + told(attributes))
    .replace(CALLOUT, (_, quote, label, title) => `${quote}**${label}** ${title.trim()}  `)
    .replace(FOOTNOTE, '\n$&');
}

/** Returns the file as GFM with footnotes, its formulas shielded. */
export const preparedMarkdown = (source: string, shield: Shield, losses: LossCounter): string =>
  outsideFences(source, (text) =>
    shield
      .shielded(text)
      .split('\n')
      .map((line) => preparedLine(line, losses))
      .join('\n'),
  );
