/** PDF viewers (pdf.js, in browsers) write one element for each line of the page. */
import { blocksOfText } from '../../plainText.ts';
import { all, made } from './dom.ts';
import { nested } from './lists.ts';

const LINE_ENDS = 'br[role="presentation"]';
/** A page of a PDF has lines only. */
const OTHER = ':not(span, br)';

export function tidyPdf(body: HTMLElement): void {
  const pages = new Set(all(body, LINE_ENDS).map((end) => end.parentElement ?? body));
  for (const page of pages) {
    if (page.querySelector(OTHER) !== null) continue;
    for (const end of all(page, LINE_ENDS)) end.replaceWith('\n');
    const text = paragraphsOf((page.textContent ?? '').split('\n')).join('\n\n');
    page.replaceChildren();
    for (const element of elementsOf(page, text)) page.append(element);
  }
}

const LIST_MARK = /^\s*(?:[•‣▪◦●○∙·]|\d{1,3}[.)])\s/;
/** A line shorter than this share of the longest one ends its paragraph. */
const FULL_LINE = 0.8;

/** Fonts are proportional, so the length of a full line varies. */
function paragraphsOf(lines: readonly string[]): string[] {
  const width = lines.reduce((widest, line) => Math.max(widest, line.trim().length), 0);
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines.map((l) => l.trim())) {
    const above = paragraphs.at(-1);
    if (isOpen && above !== undefined && line !== '' && !LIST_MARK.test(line)) {
      paragraphs[paragraphs.length - 1] = joined(above, line);
    } else if (line !== '') paragraphs.push(line);
    isOpen = line.length >= width * FULL_LINE;
  }
  return paragraphs;
}

/** A hyphen may belong to the word and stays; a soft hyphen is removed. */
function joined(above: string, line: string): string {
  if (above.endsWith('\u00ad')) return above.slice(0, -1) + line;
  return /\p{L}-$/u.test(above) ? above + line : `${above} ${line}`;
}

function elementsOf(page: HTMLElement, text: string): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (const run of runsOf(blocksOfText(text))) {
    const [first] = run;
    if (first?.type === 'unstyled') elements.push(made(page, 'p', first.text));
    else {
      const items = run.map(({ type, depth, text: item }) => ({
        li: made(page, 'li', item),
        level: depth,
        tag: type === 'ordered-list-item' ? ('ol' as const) : ('ul' as const),
        startsList: false,
      }));
      elements.push(...nested(items));
    }
  }
  return elements;
}

function runsOf(blocks: ReturnType<typeof blocksOfText>) {
  const runs: (typeof blocks)[number][][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0] && run[0].type !== 'unstyled' && block.type !== 'unstyled') run.push(block);
    else runs.push([block]);
  }
  return runs;
}
