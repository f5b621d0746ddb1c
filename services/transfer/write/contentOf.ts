import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import type { WrittenArticle } from './writtenArticle.ts';

type Writer = (article: WrittenArticle) => Promise<string | Blob>;

/** Writers are large and loaded on demand. */
const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  markdown: async (article) => (await import('./markdown.ts')).markdownOf(article),
  html: async (article) => (await import('./htmlPage.ts')).htmlPageOf(article),
  docx: async (article) => (await import('./docx.ts')).docxOf(article),
};

/** Returns the content of the file of an article. */
export function contentOf(format: FileFormat, article: ExportedArticle): Promise<string | Blob> {
  return WRITERS[format](writtenArticle(article));
}

/** Sanitises the blocks. Our own images get absolute addresses, because relative ones do not work elsewhere. */
export function writtenArticle({ blocks, ...article }: ExportedArticle): WrittenArticle {
  const elements = blocks.flatMap(({ html }) => [...sanitised(html).children]);
  const images = elements.flatMap((element) => [...element.querySelectorAll('img[src^="/"]')]);
  for (const image of images) {
    image.setAttribute('src', `${location.origin}${image.getAttribute('src')}`);
  }
  return { ...article, elements };
}
