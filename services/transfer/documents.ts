import {
  EXPORT_FORMATS,
  type ExportedArticle,
  type FileFormat,
} from '#domain/transfer/exportFormat.ts';
import type { FileRegistry } from '../images/fileRegistry.ts';
import type { LoadArticleHtml } from './articleHtml.ts';
import type { ConvertedDocument, DocumentSource } from './document.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';

export type DocumentPorts = {
  /** Reads a text of any program; what cannot be read is refused with the reason. */
  convert(source: DocumentSource): Promise<ConvertedDocument | { readonly refusal: ReadRefusal }>;
  /** Writes an article as a file, which is kept until it is forgotten. */
  write(of: {
    readonly article: ExportedArticle;
    readonly format: FileFormat;
    readonly name: string;
  }): Promise<{ readonly fileId: string }>;
};

/** Texts of other programs in, articles as files out; readers and writers are loaded when they are needed. */
export function createDocuments(files: FileRegistry, loadHtml: LoadArticleHtml): DocumentPorts {
  return {
    async convert(source) {
      const { convertDocument } = await import('./convertDocument.ts');
      return convertDocument(source, files, await loadHtml());
    },
    async write({ article, format, name }) {
      const { contentOf } = await import('./write/contentOf.ts');
      const content = await contentOf(format, article, (await loadHtml()).sanitised);
      return {
        fileId: files.keep(new File([content], name, { type: EXPORT_FORMATS[format].type })),
      };
    },
  };
}
