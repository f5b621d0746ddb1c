import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';

/** An article as the elements of its blocks, cleaned, in the order of the text. */
export interface WrittenArticle extends Omit<ExportedArticle, 'blocks'> {
  readonly elements: readonly Element[];
}
