import { EXPORT_FORMATS } from '#domain/transfer/exportFormat.ts';
import type { FileRegistry } from '../images/fileRegistry.ts';
import type { DocumentPorts } from './transfer.ports.ts';

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
