/** Programs that need few rules: Google Docs, Notion, code editors. */
import type { LossCounter } from '../../losses.ts';
import { all, made, renamed, saidBy, styleOf, textOf, unwrap } from './dom.ts';

/** From the editor or as a saved page. */
export function tidyGoogleDocs(body: HTMLElement, losses: LossCounter): void {
  for (const mark of all(body, 'a[id^="cmnt_ref"]')) {
    losses.add('comment', textOf(mark));
    mark.remove();
  }
  // A saved page has the texts of the comments at its end, each in a box that begins with its mark.
  for (const mark of all(body, 'a[id^="cmnt"]')) {
    if (!mark.isConnected) continue;
    const box = mark.closest('div');
    const isFirst = box?.querySelector('a') === mark;
    const comment = isFirst && textOf(box).startsWith(textOf(mark)) ? box : mark;
    losses.tell(saidBy(comment));
    comment.remove();
  }
}

/** From the page or as an export. */
export function tidyNotion(body: HTMLElement, losses: LossCounter): void {
  // A toggle is a list with one item; its hidden part is the text itself.
  for (const list of all(body, 'ul.toggle')) {
    for (const item of all(list, ':scope > li')) unwrap(item);
    renamed(list, 'div');
  }
  for (const callout of all(body, 'figure.callout')) {
    const icon = callout.querySelector('.icon');
    callout.querySelector('p')?.prepend(icon ?? '', ' ');
    renamed(callout, 'blockquote');
  }
  // A bookmark is one link around picture, title and address of the page.
  for (const bookmark of all(body, 'figure > a.bookmark')) {
    const title = bookmark.querySelector('.bookmark-title')?.textContent;
    losses.tell(saidBy(bookmark));
    bookmark.textContent = title || bookmark.getAttribute('href');
  }
}

const MONOSPACED = /font-family:[^;]*(?:monospace|consolas|courier|menlo|monaco)/;
const PREFORMATTED = /white-space:\s*pre\s*(?:;|$)/;

/**
 * Code editors such as VS Code write a `div` of preformatted lines where others write `pre`; web pages add
 * the language and a button.
 */
export function tidyCodeEditors(body: HTMLElement, losses: LossCounter): void {
  for (const pre of all(body, 'pre')) tidyCode(pre, losses);
  for (const box of all(body, 'div[style*="white-space"]')) {
    const css = styleOf(box);
    if (!box.isConnected || !MONOSPACED.test(css) || !PREFORMATTED.test(css)) continue;
    const lines = linesOf(box);
    // A single line is part of a sentence.
    const place = made(box, lines.length > 1 ? 'pre' : 'p');
    place.append(made(box, 'code', lines.join('\n')));
    box.replaceWith(place);
  }
}

/** The name of a language, "Copy code", "1 of 3". */
const MOST_WORDS_OF_FURNITURE = 5;

/** Boxes beside the code of a `pre` are furniture if they say little. */
function tidyCode(pre: HTMLElement, losses: LossCounter): void {
  const [code, ...others] = all(pre, 'code');
  if (code === undefined || others.length > 0 || hasOwnText(pre)) return;
  const place = made(pre, 'span');
  code.replaceWith(place);
  const beside = saidBy(pre);
  if (beside.split(/\s+/).length <= MOST_WORDS_OF_FURNITURE) {
    losses.tell(beside);
    pre.replaceChildren(code);
  } else place.replaceWith(code);
}

const isText = (node: Node): boolean => node.nodeType === 3 && textOf(node) !== '';
const hasOwnText = (element: Element): boolean => [...element.childNodes].some(isText);

function linesOf(box: HTMLElement): string[] {
  const children = [...box.childNodes].filter((node) => node.nodeType === 1 || isText(node));
  if (!children.some((child) => (child as Element).localName === 'div')) {
    for (const lineBreak of all(box, 'br')) lineBreak.replaceWith('\n');
    return (box.textContent ?? '').split('\n');
  }
  return children.flatMap((child) => (child.textContent ?? '').split('\n'));
}
