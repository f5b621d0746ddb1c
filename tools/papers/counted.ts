/** Reads every paper of a corpus, and writes it in every format again. */
import type { PapersPage } from './browser.ts';
import type { Corpus } from './corpora.ts';
import type { Count, Counted } from './page.ts';

export interface CorpusCount extends Count {
  readonly corpus: string;
  /** How its articles were written, or `read`. */
  readonly way: string;
  readonly papers: number;
  /** Damaged, locked, or without an article. */
  readonly notRead: number;
  readonly papersWithLoss: number;
}

export const headOfCounts = [
  'corpus',
  'way',
  'papers',
  'not read',
  'words',
  'kept',
  'told',
  'lost',
  'papers with loss',
];
export const rowOf = (count: CorpusCount): readonly (string | number)[] => [
  count.corpus,
  count.way,
  count.papers,
  count.notRead,
  count.words,
  count.kept,
  count.told,
  count.lost,
  count.papersWithLoss,
];

const READ = 'read';
const EXPECTED = 'of the expected article';

/** A row for reading, and one for each format. Says where words are lost. */
export async function counted(page: PapersPage, corpus: Corpus): Promise<readonly CorpusCount[]> {
  const rows = new Map<string, CorpusCount>();
  let notRead = 0;
  const add = (way: string, name: string, count: Counted) => {
    rows.set(way, sumOf(rows.get(way) ?? emptyRow(corpus.name, way), count));
    if (count.lost > 0) console.log(`${way} ${name}: ${count.lost} (${count.missing.join(' ')})`);
  };
  for (const { name, read } of corpus.papers) {
    try {
      const { recall, blocks, ...paper } = await read(page);
      add(READ, name, paper);
      if (recall !== undefined) add(EXPECTED, name, recall);
      const written = Object.entries(await page.call('exported', blocks));
      for (const [way, count] of written) add(way, name, count);
    } catch (error) {
      notRead += 1;
      console.log(`not read ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  return [...rows.values()].map((row) => ({ ...row, notRead }));
}

export const emptyRow = (corpus: string, way: string): CorpusCount => ({
  corpus,
  way,
  papers: 0,
  notRead: 0,
  papersWithLoss: 0,
  words: 0,
  kept: 0,
  told: 0,
  lost: 0,
});

export const sumOf = (row: CorpusCount, count: Count): CorpusCount => ({
  ...row,
  papers: row.papers + 1,
  papersWithLoss: row.papersWithLoss + (count.lost > 0 ? 1 : 0),
  words: row.words + count.words,
  kept: row.kept + count.kept,
  told: row.told + count.told,
  lost: row.lost + count.lost,
});
