/**
 * Code: editors (VS Code and its kin) write a `div` of preformatted lines, where others write `pre`;
 * pages put a language and a button into it.
 */
import { all, made, styleOf } from './dom.ts';

const MONOSPACED = /font-family:[^;]*(?:monospace|consolas|courier|menlo|monaco)/;
const PREFORMATTED = /white-space:\s*pre\s*(?:;|$)/;

export function tidyCodeEditors(body: HTMLElement): void {
  for (const pre of all(body, 'pre')) {
    const [code, ...others] = all(pre, 'code');
    if (code !== undefined && others.length === 0) pre.replaceChildren(code);
  }
  for (const box of all(body, 'div[style*="white-space"]')) {
    const css = styleOf(box);
    if (!box.isConnected || !MONOSPACED.test(css) || !PREFORMATTED.test(css)) continue;
    const lines = linesOf(box);
    // A word out of the code belongs into the sentence.
    const place = made(box, lines.length > 1 ? 'pre' : 'p');
    place.append(made(box, 'code', lines.join('\n')));
    box.replaceWith(place);
  }
}

function linesOf(box: HTMLElement): string[] {
  const children = [...box.children];
  if (!children.some((child) => child.localName === 'div')) {
    for (const lineBreak of all(box, 'br')) lineBreak.replaceWith('\n');
    return (box.textContent ?? '').split('\n');
  }
  return children.map((child) => child.textContent ?? '');
}
