import { ARCHIVE_TYPE, archiveNameOf, EXPORT_FORMATS } from '#domain/transfer/exportFormat.ts';
import type { FileRegistry } from '../images/files.ts';
import type { ReaderWorker } from './askReader.ts';
import type { DocumentPorts, DownloadPorts, PrintingPorts } from './transfer.ports.ts';

/** What redux-saga calls of a promise when the workflow is cancelled that waits for it (its API, `CANCEL`). */
const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/** Reads texts of other programs and writes articles as files. Readers and writers are loaded on demand. `openReader`: another worker, in tests. */
export function createDocuments(
  files: FileRegistry,
  openReader?: () => ReaderWorker,
): DocumentPorts {
  const followers = new Set<(progress: { readonly share: number }) => void>();
  const onProgress = (share: number) => {
    for (const follow of followers) follow({ share });
  };
  return {
    convert(source) {
      const stopping = new AbortController();
      const tools = { ...(openReader && { openReader }), onProgress, signal: stopping.signal };
      const converted = import('./convertDocument.ts').then(({ convertDocument }) =>
        convertDocument(source, files, tools),
      );
      return Object.assign(converted, { [CANCEL]: () => stopping.abort() });
    },
    follow(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    async keyphrases({ fileId, encoding }) {
      const { keyphrasesOfFile } = await import('./keyphraseList.ts');
      return keyphrasesOfFile(files.get(fileId), encoding);
    },
    async addresses({ fileId, encoding }) {
      const { addressesOfFile } = await import('./pageLists.ts');
      return addressesOfFile(files.get(fileId), encoding);
    },
    async figures({ fileId, ...of }) {
      const { figuresOfFile } = await import('./pageLists.ts');
      return figuresOfFile(files.get(fileId), of);
    },
    async write({ article, format, name }) {
      const { contentOf } = await import('./write/contentOf.ts');
      const { content, missing, losses, isArchive } = await contentOf(format, article);
      const file = isArchive
        ? new File([content], archiveNameOf(name), { type: ARCHIVE_TYPE })
        : new File([content], name, { type: EXPORT_FORMATS[format].type });
      return { fileId: files.keep(file), missing, losses };
    },
  };
}

/** A download that has not started by then never will; once it has, the browser holds the file. */
const ADDRESS_LIFE_MS = 60_000;

/** Saves files as downloads of the browser. */
export function createDownloads(files: FileRegistry): DownloadPorts {
  return {
    save({ fileId }) {
      const file = files.get(fileId);
      if (file === undefined) throw new Error('The file is no longer available.');
      download(file);
    },
    saveAddress: ({ address }) => follow(address, ''),
    saveText: ({ name, type, text }) => download(new File([text], name, { type })),
  };
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  follow(address, file.name);
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

/** An empty name: as the server calls it. */
function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Prints with the browser, which also creates PDFs. */
export function createPrinting(): PrintingPorts {
  return {
    async print({ article, withAddresses }) {
      const { printArticle } = await import('./printArticle.ts');
      return printArticle(article, withAddresses);
    },
  };
}
