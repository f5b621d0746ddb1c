import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';

/** An article as the sanitised elements of its blocks, in the order of the text. */
export interface WrittenArticle extends Omit<ExportedArticle, 'blocks' | 'annex'> {
  readonly elements: readonly Element[];
}
