/**
 * Articles of any length, the same in each run, with headings, lists, links and emphasis. They are plain English with
 * nothing to underline: each underlined place costs the product time at every key (docs/decisions/0014), and the
 * peers underline nothing.
 */
import type { Block } from '../../domain/article/body.ts';

const HEADING_EVERY = 12;
const LIST_EVERY = 6;
/** The first word of the middle paragraph; it occurs nowhere else. */
export const MIDDLE_WORD = 'Halfway';
const MIDDLE = `${MIDDLE_WORD} through the week, we look at the numbers again.`;

const SENTENCES: readonly string[] = [
  'Most readers decide within a few seconds whether a page answers their question.',
  'A short summary at the top helps them find out.',
  'We asked twelve editors how they plan their work, and most of them start with a list.',
  'The first draft is rarely the one that is published.',
  'Good examples make a long explanation easier to follow.',
  'When two pages say the same thing, people remember the one with a story.',
  'It takes longer to remove a paragraph than to write one.',
  'Every team that we visited keeps a shared list of topics.',
  'The list grows quickly, so somebody has to look after it.',
  'A headline that promises too much makes the rest of the page look weak.',
  'Numbers are easier to read in a table than in a sentence.',
  'We measured the results after six weeks and compared them with the plan.',
  'Some of the changes had no effect at all.',
  'Others brought twice as many visitors to the same page.',
  'The best time to check a link is the day before the article goes live.',
  'Nobody enjoys reading a wall of text on a small screen.',
];
const MARKED: readonly string[] = [
  'A <strong>clear outline</strong> saves the writer <em>at least</em> an hour, as <a href="https://example.org/a">our survey</a> shows.',
  'The <a href="https://example.org/b">full report</a> explains <em>why</em> the <strong>second version</strong> was better.',
  'Ask <em>one</em> person to read it <strong>out loud</strong>, and follow <a href="https://example.org/c">this checklist</a>.',
];
const HEADINGS: readonly string[] = [
  'How to begin a new article',
  'What the numbers say',
  'Three questions to ask before you publish',
  'Where most of the time goes',
];
const ITEMS: readonly string[] = [
  'Write down the question that the page should answer',
  'Read the five best pages about the same topic',
  'Collect your own examples before you start',
  'Decide what the reader should do next',
  'Check all names and numbers twice',
];

const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? '';
const sentences = (at: number, count: number): string =>
  Array.from({ length: count }, (_, i) => pick(SENTENCES, at * 3 + i)).join(' ');

function htmlOf(at: number): string {
  if (at % HEADING_EVERY === 0) return `<h2>${pick(HEADINGS, at / HEADING_EVERY)}</h2>`;
  if (at % LIST_EVERY === 3) {
    return `<ul>${[0, 1, 2].map((item) => `<li>${pick(ITEMS, at + item)}</li>`).join('')}</ul>`;
  }
  return `<p>${sentences(at, 1)} ${pick(MARKED, at)} ${sentences(at + 1, 1)}</p>`;
}

const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

/** An article of about so many words. Its middle block is a paragraph of plain text. */
export function articleOf(words: number): readonly Block[] {
  const blocks: string[] = [];
  for (let count = 0; count < words; count += wordsIn(blocks.at(-1) ?? ''))
    blocks.push(htmlOf(blocks.length));
  blocks[Math.floor(blocks.length / 2)] = `<p>${MIDDLE} ${sentences(0, 2)}</p>`;
  return blocks.map((html, at) => ({ id: `block-${at}`, html }));
}
