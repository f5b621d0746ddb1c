import { convertForeign } from '#html/dom/convertForeign.ts';
import { hasText } from '#html/text.ts';
import { fittingFields } from '#domain/article/fieldText.ts';
import { mergedLosses } from '#domain/transfer/importedText.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { FileRegistry } from '../images/files.ts';
import { type ReadDocument, readPlain } from './readText.ts';
import { readFile, readMarkdownText } from './readDocument.ts';
import type { ConvertedDocument, DocumentSource } from './transfer.ports.ts';

type Refused = { readonly refusal: ReadRefusal };

/** Reads a document of any program and converts it into the blocks of an article. */
export async function convertDocument(
  source: DocumentSource,
  files: FileRegistry,
): Promise<ConvertedDocument | Refused> {
  const read = await readSource(source, files);
  if ('refusal' in read) return read;
  const { blocks, losses } = convertForeign(read.html);
  if (!blocks.some(({ html }) => isWorthReading(html))) return { refusal: 'empty' };
  const images = (read.images ?? []).filter(({ src }) =>
    blocks.some(({ html }) => html.includes(src)),
  );
  return {
    title: read.title ?? '',
    language: read.language ?? null,
    fields: fittingFields(read.fields ?? {}, read.language ?? ''),
    blocks,
    losses: mergedLosses([...(read.losses ?? []), ...losses]),
    images: images.map(({ src, file }) => ({ src, fileId: files.keep(file) })),
  };
}

const isWorthReading = (html: string): boolean => hasText(html) || html.includes('<img');

async function readSource(
  source: DocumentSource,
  files: FileRegistry,
): Promise<ReadDocument | Refused> {
  if ('html' in source) return { html: source.html };
  if ('text' in source) {
    return source.as === 'markdown' ? readMarkdownText(source.text) : readPlain(source.text);
  }
  const file = files.get(source.fileId);
  return file === undefined ? { refusal: 'gone' } : readFile(file);
}
