/** The law of words on the way out (html/wordLaw.ts): what was written is read again, by a simple reader that has nothing to do with its writer. */
import {
  EXPORT_FORMATS,
  type ExportedArticle,
  type ExportLoss,
  type FileFormat,
} from '#domain/transfer/exportFormat.ts';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { untitled } from '#domain/transfer/importedText.ts';
import { inertPage } from '#html/dom/inert.ts';
import type { ImportLoss } from '#html/losses.ts';
import { sourceText } from '#html/sourceText.ts';
import { lossOfWords } from '#html/wordLaw.ts';
import { fileText } from './fileText.ts';
import { ARCHIVED_MARKDOWN } from './writtenArticle.ts';

type Reading = (content: string | Blob) => Promise<string> | string;

const htmlText: Reading = (content) => textOfPage(String(content));

const READINGS: Readonly<Record<FileFormat, Reading>> = {
  markdown: async (content) => {
    const { marked } = await import('marked');
    const { text } = withoutFrontMatter(
      content instanceof Blob ? await markdownIn(content) : content,
    );
    return textOfPage(marked.parse(text, { async: false }));
  },
  html: htmlText,
  htmlWithOrigins: htmlText,
  wordpress: htmlText,
  docx: async (content) => {
    const { textOfWord } = await import('../word/sourceText.ts');
    return textOfWord(new Uint8Array(await (content as Blob).arrayBuffer()));
  },
};

/** Of a ZIP with the images beside the text. */
async function markdownIn(archive: Blob): Promise<string> {
  const { ZipFile } = await import('../zipFile.ts');
  const zip = new ZipFile(new Uint8Array(await archive.arrayBuffer()));
  return new TextDecoder().decode(zip.parts([ARCHIVED_MARKDOWN]).get(ARCHIVED_MARKDOWN));
}

/** Returns the words of an article that are not in its file. */
export async function lossInFile(
  article: ExportedArticle,
  format: FileFormat,
  content: string | Blob,
): Promise<readonly ImportLoss[]> {
  const losses: readonly ExportLoss[] = EXPORT_FORMATS[format].losses;
  const blocks = losses.includes('title') ? untitled(article.blocks) : article.blocks;
  return lossOfWords(textOfArticle({ ...article, blocks }), await READINGS[format](content));
}

/** Returns the words of an article that are not in the elements that show it. */
export const lossInElement = (article: ExportedArticle, element: Element): readonly ImportLoss[] =>
  lossOfWords(textOfArticle(article), sourceText(element));

function textOfArticle({ blocks, annex }: ExportedArticle): string {
  const html = [...blocks, ...annex].map((block) => block.html).join('\n');
  return sourceText(inertPage(fileText(html)).body);
}

/** Markdown has the caption of an image as its title. */
function textOfPage(html: string): string {
  const { body } = inertPage(html);
  const titles = [...body.querySelectorAll<HTMLElement>('img[title]')].map(({ title }) => title);
  return [sourceText(body), ...titles].join('\n');
}
