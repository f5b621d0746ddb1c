/** The file `llms.txt` of a site (https://llmstxt.org): what it is, and its pages with what they say of themselves. */

interface SitePage {
  readonly url: string;
  readonly title: string;
  /** A sentence of the page itself; empty: it has none. */
  readonly about: string;
}

export interface LlmsText {
  readonly text: string;
  /** Pages that it lists, of those that are known. */
  readonly listed: number;
}

/** Pages in one file: a model reads it as a whole. */
const PAGES_MOST = 500;
/** Fewer pages of one folder are no section of their own. */
const LEAST_OF_SECTION = 2;
const MAIN_SECTION = 'Pages';

/** Returns the text of `llms.txt`. The order of the pages does not matter. */
export function llmsTextOf(host: string, pages: readonly SitePage[]): LlmsText {
  const inOrder = pages
    .toSorted((a, b) => depthOf(a.url) - depthOf(b.url) || (a.url < b.url ? -1 : 1))
    .slice(0, PAGES_MOST);
  const home = inOrder.find(({ url }) => depthOf(url) === 0);
  const sections = sectionsOf(inOrder.filter((page) => page !== home));
  const parts = [
    `# ${inLine(home?.title ?? '') || host}`,
    ...(home && home.about !== '' ? [`> ${inLine(home.about)}`] : []),
    ...sections.map(([name, own]) => `## ${name}\n\n${own.map(lineOf).join('\n')}`),
  ];
  return { text: `${parts.join('\n\n')}\n`, listed: inOrder.length };
}

const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const segmentsOf = (url: string): readonly string[] =>
  (/^https?:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? '').split('/').filter((part) => part !== '');

const depthOf = (url: string): number => segmentsOf(url).length;

/** By the first folder of their addresses; the pages of none come first. */
function sectionsOf(pages: readonly SitePage[]): [string, readonly SitePage[]][] {
  const byFolder = Map.groupBy(pages, ({ url }) => {
    const segments = segmentsOf(url);
    return segments.length < 2 ? '' : (segments[0] ?? '');
  });
  const isOwn = (folder: string, own: readonly SitePage[]) =>
    folder !== '' && own.length >= LEAST_OF_SECTION;
  const folders = [...byFolder].filter(([folder, own]) => isOwn(folder, own));
  const others = pages.filter((page) => !folders.some(([, own]) => own.includes(page)));
  const named = folders
    .map(([folder, own]): [string, readonly SitePage[]] => [nameOf(folder), own])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [...(others.length > 0 ? [[MAIN_SECTION, others] as [string, SitePage[]]] : []), ...named];
}

/** As the address has it, in words. */
function nameOf(folder: string): string {
  const words = inLine(decoded(folder).replace(/[-_]+/g, ' '));
  const [first = '', ...rest] = words;
  return `${first.toUpperCase()}${rest.join('')}`.replace(/[[\]#]/g, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not every % in an address is a code
  }
}

function lineOf({ url, title, about }: SitePage): string {
  const name = (inLine(title) || url).replace(/[[\]\\]/g, '\\$&');
  const address = url.replace(/[()\s]/g, encodedMark);
  return `- [${name}](${address})${about === '' ? '' : `: ${inLine(about)}`}`;
}

const MARKS: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };
const encodedMark = (mark: string): string => MARKS[mark] ?? '%20';
