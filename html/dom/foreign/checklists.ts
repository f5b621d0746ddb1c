/** To-do lists: an article has no boxes to tick, so a character says what is done. */
import { all } from './dom.ts';

const BOXES =
  'input[type="checkbox"], .checkbox-on, .checkbox-off, li[role="checkbox"], [data-task-state], .inline-task-list > li, li[data-checked]';
const DONE =
  '[checked], .checkbox-on, [aria-checked="true"], [data-task-state="DONE"], .checked, [data-checked="true"]';

export function tidyChecklists(body: HTMLElement): void {
  for (const box of all(body, BOXES)) {
    const mark = box.matches(DONE) ? '☑ ' : '☐ ';
    const isItem = box.matches('li, [data-task-state]');
    if (isItem) textPlaceOf(box).prepend(mark);
    else box.replaceWith(mark);
    // Google Docs draws the box as a picture.
    for (const picture of all(box, ':scope > img[aria-roledescription="checkbox"]'))
      picture.remove();
  }
}

const textPlaceOf = (item: HTMLElement): Element => item.querySelector(':scope > p') ?? item;
