/**
 * Word and Outlook for desktop: lists are paragraphs with `mso-list:l0 level1 lfo1` and a marker
 * inside `mso-list:Ignore`; tracked changes are `ins` and `del`; comments and VML come along.
 */
import type { LossCounter } from '../../losses.ts';
import {
  all,
  made,
  moveChildren,
  nextOf,
  renamed,
  saidBy,
  styleOf,
  textOf,
  unwrap,
} from './dom.ts';
import { type LevelledItem, nested } from './lists.ts';

/** Deleted text must not reappear; elsewhere `del` without a date is struck-out text. */
const DELETIONS = 'del[datetime], del[cite], .msoDel';
const INSERTIONS = 'ins[datetime], ins[cite], .msoIns';
const COMMENT_MARKS = '.MsoCommentReference, .msocomanchor';
const COMMENT_TEXTS = '[style*="mso-element:comment"], .msocomoff, .msocomtxt';
const PARAGRAPHS = 'p, h1, h2, h3, h4, h5, h6, div';

export function tidyWord(body: HTMLElement, losses: LossCounter): void {
  for (const deleted of all(body, DELETIONS)) {
    losses.add('deletion', textOf(deleted), saidBy(deleted));
    deleted.remove();
  }
  for (const inserted of all(body, INSERTIONS)) unwrap(inserted);
  for (const mark of all(body, COMMENT_MARKS)) {
    if (mark.parentElement?.closest(COMMENT_MARKS)) continue;
    if (mark.closest(COMMENT_TEXTS) === null) losses.add('comment', textOf(mark));
    losses.tell(saidBy(mark));
    mark.remove();
  }
  for (const text of all(body, COMMENT_TEXTS)) {
    losses.tell(saidBy(text));
    text.remove();
  }
  for (const paragraph of all(body, 'p[style*="mso-outline-level"]')) tidyOutlined(paragraph);
  for (const title of all(body, 'p[class^="MsoTitle"]')) renamed(title, 'h1');
  for (const heading of all(body, 'p[class^="Heading"]')) tidyHeading(heading);
  tidyMsoLists(body, losses);
}

function tidyOutlined(paragraph: HTMLElement): void {
  const level = Number(/mso-outline-level:\s*(\d)/.exec(styleOf(paragraph))?.[1]);
  const isItem = LIST.test(styleOf(paragraph));
  if (level >= 1 && level <= 6 && !isItem) renamed(paragraph, `h${level}`);
}

/** Word for the web names styles by class: `Heading1`. */
function tidyHeading(paragraph: HTMLElement): void {
  const level = /^Heading([1-6])$/.exec(paragraph.className)?.[1];
  if (level !== undefined) renamed(paragraph, `h${level}`);
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/;

interface MsoItem {
  readonly element: HTMLElement;
  readonly list: string;
  readonly level: number;
  readonly marker: string;
}

function tidyMsoLists(body: HTMLElement, losses: LossCounter): void {
  const items = all(body, PARAGRAPHS).flatMap(msoItem);
  // The number is not lost: the list has it.
  for (const { marker } of items) losses.tell(marker);
  const runs: MsoItem[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && nextOf(last.element) === item.element) run.push(item);
    else runs.push([item]);
  }
  for (const run of runs) replaceRun(run);
}

function msoItem(element: HTMLElement): MsoItem[] {
  const found = LIST.exec(styleOf(element));
  if (found === null) return [];
  const ignored = all(element, '[style]').filter((e) => /mso-list:\s*ignore/.test(styleOf(e)));
  const marker = ignored.map(textOf).join('');
  for (const span of ignored) span.remove();
  // A numbered heading stays a heading and keeps its number.
  if (/^h\d$/.test(element.localName)) {
    if (marker !== '') element.prepend(`${marker} `);
    return [];
  }
  if (marker === '') return [];
  const [, list = '', level = '1', format = ''] = found;
  return [{ element, list: list + format, level: Number(level) - 1, marker }];
}

/** `1.`, `(a)`, `iv)`, `1.2.3`; a bullet is one character of a symbol font, such as `·`, `o` or `§`. */
const NUMBER = /^\(?(?:\d+(?:\.\d+)*[.)]?|[a-z]{1,5}[.)])$/i;

function replaceRun(run: readonly MsoItem[]): void {
  let list = '';
  const items = run.map((item): LevelledItem => {
    const li = made(item.element, 'li');
    moveChildren(item.element, li);
    const startsList = item.level === 0 && item.list !== list;
    if (item.level === 0) list = item.list;
    const tag = NUMBER.test(item.marker) ? 'ol' : 'ul';
    const number = /^\(?(\d{1,9})[.)]?$/.exec(item.marker)?.[1];
    if (number !== undefined) li.setAttribute('value', number);
    return { li, level: item.level, tag, startsList };
  });
  run[0]?.element.before(...nested(items));
  for (const { element } of run) element.remove();
}
