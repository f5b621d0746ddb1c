/** Notion, from the page or as an export. */
import { all, renamed, unwrap } from './dom.ts';

export function tidyNotion(body: HTMLElement): void {
  // A toggle is drawn as a list of one; what it folds away is the text itself.
  for (const list of all(body, 'ul.toggle')) {
    for (const item of all(list, ':scope > li')) unwrap(item);
    renamed(list, 'div');
  }
  for (const callout of all(body, 'figure.callout')) {
    const icon = callout.querySelector('.icon');
    callout.querySelector('p')?.prepend(icon ?? '', ' ');
    renamed(callout, 'blockquote');
  }
  // The picture, title and address of a page that is linked to, all within the link.
  for (const bookmark of all(body, 'figure > a.bookmark')) {
    const title = bookmark.querySelector('.bookmark-title')?.textContent;
    bookmark.textContent = title || bookmark.getAttribute('href');
  }
}
