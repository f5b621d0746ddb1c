import { cutFields, fittingFields } from '#domain/article/fieldText.ts';
import { mergedLosses } from '#domain/transfer/importedText.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import { type Converted, convertParts } from '#html/dom/convertForeign.ts';
import { attributeIn } from '#html/escape.ts';
import { imageTagsIn } from '#html/media.ts';
import { hasText } from '#html/text.ts';
import type { FileRegistry } from '../images/files.ts';
import { askReader, type ReadingTools } from './askReader.ts';
import { readFile } from './readDocument.ts';
import { type LongDocument, type ReadDocument, readPlain } from './readText.ts';
import type { ConvertedDocument, DocumentSource } from './transfer.ports.ts';

type Refused = { readonly refusal: ReadRefusal };

/** Reads a document of any program and converts it into the blocks of an article. Rejects once the signal is aborted. */
export async function convertDocument(
  source: DocumentSource,
  files: FileRegistry,
  tools: ReadingTools,
): Promise<ConvertedDocument | Refused> {
  tools.onProgress(0);
  const onRead = (share: number) => tools.onProgress(share * READING_SHARE);
  const read = await readSource(source, files, { ...tools, onProgress: onRead });
  if ('refusal' in read) return read;
  const { blocks, losses } = await converted([read.html].flat(), tools);
  if (!blocks.some(({ html }) => isWorthReading(html))) return { refusal: 'empty' };
  const shown = new Set(
    blocks.flatMap(({ html }) => imageTagsIn(html)).map((tag) => attributeIn(tag, 'src')),
  );
  const images = (read.images ?? []).filter(({ src }) => shown.has(src));
  const { assumedEncoding } = read;
  const fields = fittingFields(read.fields ?? {}, read.language ?? '');
  return {
    title: read.title ?? '',
    language: read.language ?? null,
    fields,
    blocks,
    losses: mergedLosses([
      ...(read.losses ?? []),
      ...cutFields(read.fields ?? {}, fields),
      ...losses,
    ]),
    ...(assumedEncoding !== undefined && { assumedEncoding }),
    images: images.map(({ src, file }) => ({ src, fileId: files.keep(file) })),
  };
}

/** Of the time that a long document takes, what its reader takes; the rest is for its blocks. */
const READING_SHARE = 0.5;

/** Converts one part after the other, so that the page answers in between. */
async function converted(
  parts: readonly string[],
  { onProgress, signal }: ReadingTools,
): Promise<Pick<Converted, 'blocks' | 'losses'>> {
  const found: Converted[] = [];
  for (const [at, html] of parts.entries()) {
    for (const { share, ...part } of convertParts(html)) {
      found.push(part);
      onProgress(READING_SHARE + (1 - READING_SHARE) * ((at + share) / parts.length));
      if (parts.length > 1 || share < 1) await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
  }
  return {
    blocks: found.flatMap(({ blocks }) => blocks),
    losses: found.flatMap(({ losses }) => losses),
  };
}

const isWorthReading = (html: string): boolean => hasText(html) || html.includes('<img');

async function readSource(
  source: DocumentSource,
  files: FileRegistry,
  tools: ReadingTools,
): Promise<ReadDocument | LongDocument | Refused> {
  if ('html' in source) return { html: source.html };
  if ('text' in source) {
    return source.as === 'markdown'
      ? askReader({ markdown: source.text }, tools)
      : readPlain(source.text);
  }
  const file = files.get(source.fileId);
  return file === undefined ? { refusal: 'gone' } : readFile(file, source.encoding ?? null, tools);
}
