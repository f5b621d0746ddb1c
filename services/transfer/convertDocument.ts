import { type Converted, convertForeign } from '#html/dom/convertForeign.ts';
import { hasText } from '#html/text.ts';
import { cutFields, fittingFields } from '#domain/article/fieldText.ts';
import { mergedLosses } from '#domain/transfer/importedText.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { FileRegistry } from '../images/files.ts';
import type { ReadingTools } from './readDocx.ts';
import { type LongDocument, type ReadDocument, readPlain } from './readText.ts';
import { readFile, readMarkdownText } from './readDocument.ts';
import type { ConvertedDocument, DocumentSource } from './transfer.ports.ts';

type Refused = { readonly refusal: ReadRefusal };

/** Reads a document of any program and converts it into the blocks of an article. */
export async function convertDocument(
  source: DocumentSource,
  files: FileRegistry,
  tools: ReadingTools,
): Promise<ConvertedDocument | Refused> {
  const onRead = (share: number) => tools.onProgress(share * READING_SHARE);
  const read = await readSource(source, files, { ...tools, onProgress: onRead });
  if ('refusal' in read) return read;
  const { blocks, losses } = await convertParts(read.html, tools);
  if (!blocks.some(({ html }) => isWorthReading(html))) return { refusal: 'empty' };
  const images = (read.images ?? []).filter(({ src }) =>
    blocks.some(({ html }) => html.includes(src)),
  );
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
    images: images.map(({ src, file }) => ({ src, fileId: files.keep(file) })),
  };
}

/** Of the time that a long document takes, what its reader takes; the rest is for its blocks. */
const READING_SHARE = 0.5;

/** Converts one part after the other, so that the page answers in between. */
async function convertParts(
  html: string | readonly string[],
  { onProgress }: ReadingTools,
): Promise<Pick<Converted, 'blocks' | 'losses'>> {
  if (typeof html === 'string') return convertForeign(html);
  const converted: Converted[] = [];
  for (const part of html) {
    converted.push(convertForeign(part));
    onProgress(READING_SHARE + (1 - READING_SHARE) * (converted.length / html.length));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    blocks: converted.flatMap(({ blocks }) => blocks),
    losses: converted.flatMap(({ losses }) => losses),
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
    return source.as === 'markdown' ? readMarkdownText(source.text) : readPlain(source.text);
  }
  const file = files.get(source.fileId);
  return file === undefined ? { refusal: 'gone' } : readFile(file, tools);
}
