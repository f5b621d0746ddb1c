import type { PrintingPorts } from './transfer.ports.ts';

/** The browser's printer, which makes PDFs too. */
export function createPrinting(): PrintingPorts {
  return {
    async print({ article, withAddresses }) {
      const { printArticle } = await import('./printArticle.ts');
      await printArticle(article, withAddresses);
    },
  };
}
