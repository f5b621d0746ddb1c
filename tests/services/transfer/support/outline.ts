/** What a reader finds in a document: a line for each block, item and row. */

const HEADING = /^h[1-6]$/;

/** Of the elements of an article, or of what another program has made of its file. */
export function outlineOf(elements: Iterable<Element>): string[] {
  return [...elements].flatMap(linesOf).filter((line) => line !== '');
}

/** Of the stored blocks of an article. */
export function outlineOfBlocks(blocks: readonly string[]): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = blocks.join('');
  return outlineOf(holder.children);
}

function linesOf(element: Element): string[] {
  const tag = element.localName;
  const inner = () => outlineOf(element.children);
  if (tag === 'ul' || tag === 'ol') return listLines(element);
  if (tag === 'table') return tableLines(element);
  if (tag === 'hr') return ['---'];
  if (tag === 'pre') return [`code: ${plain(element.textContent ?? '')}`];
  if (tag === 'blockquote') return inner().map((line) => `> ${line}`);
  if (HEADING.test(tag)) return [`${tag}: ${inlineOf(element)}`];
  const image = element.querySelector('img');
  if (image !== null) return imageLines(element, image);
  return [inlineOf(element)];
}

function imageLines(element: Element, image: Element): string[] {
  const caption =
    element.querySelector('figcaption')?.textContent ?? image.getAttribute('title') ?? '';
  const address = addressOf(image.getAttribute('src') ?? '');
  return [`![${plain(image.getAttribute('alt') ?? '')}](${address})`, plain(caption)];
}

function listLines(list: Element): string[] {
  let number = Number(list.getAttribute('start') ?? 1);
  return [...list.children].flatMap((item) => {
    number = Number(item.getAttribute('value') ?? number);
    const mark = list.localName === 'ul' ? '•' : `${number}.`;
    number += 1;
    const below = [...item.children].filter(({ localName }) => /^[uo]l$/.test(localName));
    for (const each of below) each.remove();
    return [`${mark} ${inlineOf(item)}`, ...below.flatMap(listLines).map((line) => `  ${line}`)];
  });
}

function tableLines(table: Element): string[] {
  const caption = table.querySelector('caption');
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children]
      .map((cell) => {
        const span = cell.getAttribute('colspan') ?? '1';
        return `${cell.localName}${span === '1' ? '' : span} ${inlineOf(cell)}`;
      })
      .join(' | '),
  );
  return [...(caption === null ? [] : [inlineOf(caption)]), ...rows];
}

/** Text with its links and code. */
function inlineOf(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    const { localName } = node as Element;
    const inner = [...node.childNodes].map(read).join('');
    if (localName === 'br') return '⏎';
    if (localName === 'a') return linkOf(node as Element, inner);
    return localName === 'code' ? `‹${inner}›` : inner;
  };
  return plain([...element.childNodes].map(read).join(''));
}

/** An address in the text is the same as a link of it. */
function linkOf(link: Element, text: string): string {
  const address = addressOf(link.getAttribute('href') ?? '');
  return addressOf(text) === address ? text : `[${text}](${address})`;
}

/** As every program may write it. */
export const addressOf = (address: string): string => {
  try {
    return new URL(address).href.replace(/[\\^`{|}]/g, encodeURIComponent);
  } catch {
    return address;
  }
};

/** Characters that no file may have do not count, and breaks of lines in a text are spaces. */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\s\u0085])[\p{Cc}\uffff]/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/ ?⏎ ?/g, '⏎')
    .trim();
