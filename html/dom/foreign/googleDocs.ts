/** Google Docs, from the editor or as a saved page. */
import type { LossCounter } from '../../losses.ts';
import { all, textOf } from './dom.ts';

export function tidyGoogleDocs(body: HTMLElement, losses: LossCounter): void {
  for (const mark of all(body, 'a[id^="cmnt_ref"]')) {
    losses.add('comment', textOf(mark));
    (mark.closest('sup') ?? mark).remove();
  }
  // What the comments say stands at the end of a saved page.
  for (const text of all(body, 'a[id^="cmnt"]')) (text.closest('div') ?? text).remove();
}
