import Turndown from 'turndown';
import { frontMatter } from '#domain/transfer/frontMatter.ts';
import { delimited } from './emphasis.ts';
import type { WrittenArticle } from './writtenArticle.ts';

/**
 * Writes an article as Markdown (CommonMark with the tables and strikethrough of GFM). What Markdown cannot
 * express (underline, merged cells, numbers that do not count on) stays HTML, which Markdown may contain.
 *
 * Blocks are written one by one, so that adjacent blocks never merge.
 */
export function markdownOf({ title, fields, language, elements }: WrittenArticle): string {
  const blocks = elements.map((element, at) => blockOf(element, isSecondList(elements, at)));
  return `${frontMatter(title, fields, language)}${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const isList = (element: Element | undefined): boolean => /^[uo]l$/.test(element?.localName ?? '');

/** Every second one of adjacent lists: a different mark starts a new list. */
function isSecondList(elements: readonly Element[], at: number): boolean {
  let before = 0;
  while (isList(elements[at - before - 1])) before += 1;
  return isList(elements[at]) && before % 2 === 1;
}

function blockOf(element: Element, isSecond: boolean): string {
  if (element.localName === 'figure') return figureMarkdown(element);
  if (element.localName === 'table' && !isPlainTable(element)) return oneLine(element.outerHTML);
  if (isList(element) && !listsIn(element).every(countsOn)) return oneLine(element.outerHTML);
  const holder = document.createElement('div'); // turndown converts the content of its argument
  holder.append(element.cloneNode(true));
  linkAddresses(holder);
  for (const list of holder.querySelectorAll('ol')) numberItems(list);
  markExclamations(holder);
  return (isSecond ? second : first).turndown(holder).replaceAll(EXCLAMATION, '\\!');
}

const listsIn = (list: Element): Element[] => [list, ...list.querySelectorAll('ol')];

/** Programs count on from the first number of a list, which is not negative. */
function countsOn(list: Element): boolean {
  const first = numberOf(list, 'start') ?? numberOf(list.children[0], 'value') ?? 1;
  return (
    first >= 0 &&
    [...list.children].every((item, at) => (numberOf(item, 'value') ?? first + at) === first + at)
  );
}

function numberItems(list: Element): void {
  const first = numberOf(list, 'start') ?? numberOf(list.children[0], 'value') ?? 1;
  for (const [at, item] of [...list.children].entries())
    item.setAttribute('value', String(first + at));
}

function numberOf(element: Element | undefined, attribute: string): number | null {
  const value = element?.getAttribute(attribute) ?? null;
  return value === null ? null : Number(value);
}

const EXCLAMATION = '\ue0f2';

/** `Read!` before a link: `![` would be an image. */
function markExclamations(root: Element): void {
  for (const link of root.querySelectorAll('a')) {
    const before = link.previousSibling;
    if (before?.nodeType === Node.TEXT_NODE)
      before.nodeValue = (before.nodeValue ?? '').replace(/!$/, EXCLAMATION);
  }
}

const ADDRESSES =
  /(?<![\w.+-])[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>?!.,:;*_~'")\]]/g;

/** Makes links of addresses with marks in them: a program that makes a link of an address in the text takes it with the escapes. */
function linkAddresses(root: Element): void {
  for (const text of textsIn(root)) {
    if (text.parentElement?.closest('a, code, pre')) continue;
    for (const { 0: address, index } of [...text.data.matchAll(ADDRESSES)].reverse()) {
      if (first.escape(address) === address) continue;
      const link = document.createElement('a');
      link.setAttribute('href', targetOf(address));
      link.textContent = address;
      text.splitText(index + address.length);
      text.splitText(index).replaceWith(link);
    }
  }
}

const targetOf = (address: string): string =>
  /^[^/:]+@/.test(address) ? `mailto:${address}` : address.replace(/^www/, 'http://www');

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const oneLine = (html: string): string => html.replace(/\n/g, ' ');

function figureMarkdown(figure: Element): string {
  const image = figure.querySelector('img');
  const caption = first.escape(figure.querySelector('figcaption')?.textContent ?? '');
  if (image === null) return caption;
  const source = destinationOf(image.getAttribute('src'));
  const title = caption === '' ? '' : ` "${asReference(caption).replace(/"/g, '\\"')}"`;
  return `![${asReference(first.escape(image.getAttribute('alt') ?? ''))}](${source}${title})`;
}

/** marked 18 reads `\&amp;` in a title or an address as `&`, against CommonMark 0.31 §2.4. */
const asReference = (escaped: string): string =>
  escaped.replace(/(?<!\\)((?:\\\\)*)\\&/g, '$1&amp;');

/** An address has no spaces here (fileText.ts). */
const destinationOf = (address: string | null): string =>
  (address ?? '').replace(/[()\\]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;');

/** A table with one header row, rows of the same length and no merged cells. */
function isPlainTable(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const [header, ...others] = rows;
  if (header === undefined || table.querySelector('caption, tfoot, [colspan], [rowspan]'))
    return false;
  const isOf = (tag: string) => (cell: Element) => cell.localName === tag;
  return (
    header.every(isOf('th')) &&
    others.every((row) => row.length === header.length && row.every(isOf('td')))
  );
}

const first = writer('-', '.');
const second = writer('*', ')');

/** Turndown with the rules of our vocabulary; its plug-in for GFM loses text (`||` in a cell). */
function writer(bullet: '-' | '*', ordinal: '.' | ')'): Turndown {
  const turndown = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    hr: '---',
    bulletListMarker: bullet,
  });
  const escapeMarks = turndown.escape.bind(turndown);
  turndown.escape = (text) =>
    escapeMarks(text)
      .replace(/^\\~~~/, '~~~') // each is escaped below
      .replace(/[<~]/g, '\\$&')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2')
      .replace(/^\+$/, '\\+')
      .replace(/(?<=^| )#+$/, '\\$&') // a heading ends before such marks
      .replace(/\$(?!\d)|\{(?=[#.:])|\^(?=[^\]\s]*\\\])|^:(?=::)/g, '\\$&'); // formulas, attributes, footnotes, containers
  turndown.addRule('program', { filter: 'pre', replacement: (_, node) => fenced(node as Element) });
  turndown.addRule('underline', { filter: 'u', replacement: (content) => `<u>${content}</u>` });
  turndown.addRule('link', {
    filter: (node) => node.localName === 'a' && node.hasAttribute('href'),
    replacement: (content, node) =>
      `[${content}](${destinationOf((node as Element).getAttribute('href'))})`,
  });
  turndown.addRule('lineBreak', {
    filter: 'br',
    replacement: (_, node) => (node.parentElement?.closest(ONE_LINE) ? '<br>' : '\\\n'),
  });
  turndown.addRule('styles', {
    filter: ['strong', 'em', 's'],
    replacement: (content, node) => delimited(content, node as Element),
  });
  turndown.addRule('item', {
    filter: 'li',
    replacement: (content, node) => item(content, node as Element, bullet, ordinal),
  });
  turndown.addRule('listBelowText', {
    filter: (node) => node.matches('li > :is(ul, ol)') && !mayInterrupt(node),
    replacement: (content) => `\n\n${content}`,
  });
  addTables(turndown);
  return turndown;
}

/** Only such a list begins in the line below a text (CommonMark 0.31 §5.2). */
function mayInterrupt(list: Element): boolean {
  const [first] = list.children;
  return (numberOf(first, 'value') ?? 1) === 1 && (first?.textContent ?? '').trim() !== '';
}

/** Code may have fences of its own, at any indentation: these are longer. */
function fenced(pre: Element): string {
  for (const line of pre.querySelectorAll('br')) line.replaceWith('\n');
  const code = (pre.textContent ?? '').replace(/\n$/, '');
  const marks = Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...marks) + 1);
  return `\n\n${fence}\n${code}\n${fence}\n\n`;
}

/** Elements that take one line in Markdown. */
const ONE_LINE = 'h1, h2, h3, h4, h5, h6, th, td';

function item(content: string, node: Element, bullet: string, ordinal: string): string {
  const number = node.getAttribute('value');
  const mark = number === null ? `${bullet} ` : `${number}${ordinal} `;
  const text = content
    .replace(/^\n+|(?<!\n)\n+$/g, '')
    .replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${text}${node.nextSibling === null ? '' : '\n'}`;
}

function addTables(turndown: Turndown): void {
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${content.trim().replace(/\|/g, '\\|').replace(/\n+/g, ' ')} |`,
  });
  turndown.addRule('row', {
    filter: 'tr',
    replacement(content, node) {
      const cells = [...(node as Element).children];
      const isHeader = cells.every((cell) => cell.localName === 'th');
      return `|${content}\n${isHeader ? `|${' --- |'.repeat(cells.length)}\n` : ''}`;
    },
  });
  turndown.addRule('rows', { filter: ['thead', 'tbody'], replacement: (content) => content });
  turndown.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content}\n\n` });
}
