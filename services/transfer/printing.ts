import type { LoadArticleHtml } from './articleHtml.ts';
import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';

export type PrintingPorts = {
  /** Opens the browser's print dialog on the article alone; settles when it is closed. */
  print(of: { readonly article: ExportedArticle; readonly withAddresses: boolean }): Promise<void>;
};

/** The browser's printer, which makes PDFs too. */
export function createPrinting(loadHtml: LoadArticleHtml): PrintingPorts {
  return {
    async print({ article, withAddresses }) {
      const { printArticle } = await import('./printArticle.ts');
      await printArticle(article, withAddresses, (await loadHtml()).sanitised);
    },
  };
}
