/** The papers that are read: our own fixtures, the examples of specifications, and any folder. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';
import { readablePage } from '#server/adapters/web/readablePage.ts';
import { ROOT } from '../lib/run.ts';
import type { PapersPage } from './browser.ts';
import type { Counted, PaperKind, ReadPaper } from './page.ts';

export interface Paper {
  readonly name: string;
  read(page: PapersPage): Promise<ReadPaper & { readonly recall?: Counted }>;
}

export interface Corpus {
  readonly name: string;
  readonly papers: readonly Paper[];
}

const KIND_OF_EXTENSION: Readonly<Record<string, PaperKind>> = {
  '.docx': 'docx',
  '.md': 'md',
  '.markdown': 'md',
  '.html': 'html',
  '.htm': 'html',
  '.txt': 'txt',
};

const filePaper = (file: string, kind: PaperKind): Paper => ({
  name: file,
  read: (page) => page.call('read', kind, readFileSync(file).toString('base64')),
});

const FIXTURES = join(ROOT, 'tests/fixtures/clipboard');

export function ownFixtures(): Corpus {
  const files = globSync(`${FIXTURES}/*.{html,txt}`).filter((file) => !/\.expected\./.test(file));
  const kindOf = (file: string) => (file.endsWith('.txt') ? 'txt' : 'clip');
  return { name: 'own clipboards', papers: files.sort().map((one) => filePaper(one, kindOf(one))) };
}

/** A corpus for each kind of file in a folder. A page with the article that is expected beside it is read as from its address. */
export function corporaIn(folder: string): readonly Corpus[] {
  const root = resolve(folder);
  const files = globSync(`${root}/**/*.{docx,md,markdown,html,htm,txt}`).sort();
  const pages = files.filter(
    (file) => basename(file) === 'source.html' && existsSync(beside(file)),
  );
  const taken = new Set(pages.flatMap((file) => [file, beside(file)]));
  const byKind = Map.groupBy(
    files.filter((file) => !taken.has(file)),
    (file) => KIND_OF_EXTENSION[extname(file)] ?? 'txt',
  );
  const corpora = [...byKind].map(([kind, those]) => ({
    name: `${basename(root)} (${kind})`,
    papers: those.map((file) => filePaper(file, kind)),
  }));
  const addresses = { name: `${basename(root)} (addresses)`, papers: pages.map(addressPaper) };
  return pages.length === 0 ? corpora : [...corpora, addresses];
}

const beside = (file: string): string => file.replace(/source\.html$/, 'expected.html');

/** As the server reads a page at an address. */
const addressPaper = (file: string): Paper => ({
  name: file,
  async read(page) {
    const html = decodedHtml(readFileSync(file));
    const found = readablePage({ url: 'https://example.com/', html });
    if (found === null) throw new Error('no article');
    const paper = await page.call('page', html, found.html, found.title);
    const expected = readFileSync(beside(file), 'utf8');
    return { ...paper, recall: await page.call('recall', expected, paper.blocks, found.title) };
  },
});
