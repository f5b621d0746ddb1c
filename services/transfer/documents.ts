import { EXPORT_FORMATS } from '#domain/transfer/exportFormat.ts';
import type { FileRegistry } from '../images/files.ts';
import type { DocumentPorts, DownloadPorts, PrintingPorts } from './transfer.ports.ts';

/** Texts of other programs in, articles as files out. Readers and writers are loaded when they are needed. */
export function createDocuments(files: FileRegistry): DocumentPorts {
  return {
    async convert(source) {
      const { convertDocument } = await import('./convertDocument.ts');
      return convertDocument(source, files);
    },
    async write({ article, format, name }) {
      const { contentOf } = await import('./write/contentOf.ts');
      const content = await contentOf(format, article);
      return {
        fileId: files.keep(new File([content], name, { type: EXPORT_FORMATS[format].type })),
      };
    },
  };
}

/** A download that has not begun by then never will; the browser holds the file from then on. */
const ADDRESS_LIFE_MS = 60_000;

/** Files go to the browser's own downloads. */
export function createDownloads(files: FileRegistry): DownloadPorts {
  return {
    save({ fileId }) {
      const file = files.get(fileId);
      if (file === undefined) throw new Error('The file is not there any more.');
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE_MS);
    },
  };
}

/** The browser's printer, which makes PDFs too. */
export function createPrinting(): PrintingPorts {
  return {
    async print({ article, withAddresses }) {
      const { printArticle } = await import('./printArticle.ts');
      await printArticle(article, withAddresses);
    },
  };
}
