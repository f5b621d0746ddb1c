import type { ImportedBlock, ImportLoss } from '#domain/transfer/importedText.ts';

/**
 * What the editor knows about HTML. Services cannot import it, so the composition root hands it in;
 * it is loaded with the first document.
 */
export interface ArticleHtml {
  /** HTML of any program as the blocks of an article, and what of it an article cannot hold. */
  convertForeign(html: string): {
    readonly blocks: readonly ImportedBlock[];
    readonly losses: readonly ImportLoss[];
  };
  /** The HTML of a block as a detached DOM with nothing in it that an article may not contain. */
  sanitised(html: string): DocumentFragment;
}

export type LoadArticleHtml = () => Promise<ArticleHtml>;
