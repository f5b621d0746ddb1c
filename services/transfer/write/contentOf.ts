import type { ExportedArticle, ExportedBlock, FileFormat } from '#domain/transfer/exportFormat.ts';
import { structuredDataOf } from '#domain/seo/structuredData.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import type { WrittenArticle } from './writtenArticle.ts';

type Writer = (article: ExportedArticle) => Promise<string | Blob>;

/** Writers are large and loaded on demand. */
const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  markdown: async (article) =>
    (await import('./markdown.ts')).markdownOf(await embedded(writtenArticle(article))),
  html: async (article) =>
    (await import('./htmlPage.ts')).htmlPageOf(
      await embedded(writtenArticle(article)),
      structuredDataOf(article),
    ),
  htmlWithOrigins: async (article) => {
    const { originAttributes } = await import('./originAttributes.ts');
    const { htmlPageOf } = await import('./htmlPage.ts');
    const written = await embedded(writtenArticle(article, originAttributes));
    return htmlPageOf(written, structuredDataOf(article));
  },
  docx: async (article) => (await import('./docx.ts')).docxOf(writtenArticle(article)),
};

/** Our images are for members of the workspace, so a file contains them. */
async function embedded(article: WrittenArticle): Promise<WrittenArticle> {
  const { embedImages } = await import('./embedImages.ts');
  await embedImages(article.elements);
  return article;
}

/** Returns the content of the file of an article. */
export const contentOf = (format: FileFormat, article: ExportedArticle): Promise<string | Blob> =>
  WRITERS[format](article);

/**
 * Sanitises the blocks, and adds attributes to them. Our own images get absolute addresses, because relative ones do
 * not work elsewhere.
 */
export function writtenArticle(
  { blocks, ...article }: ExportedArticle,
  attributesOf: (block: ExportedBlock) => Readonly<Record<string, string>> = () => ({}),
): WrittenArticle {
  const elements = blocks.flatMap((block) => {
    const attributes = Object.entries(attributesOf(block));
    const own = [...sanitised(block.html).children];
    for (const element of own)
      for (const [name, value] of attributes) element.setAttribute(name, value);
    return own;
  });
  const images = elements.flatMap((element) => [...element.querySelectorAll('img[src^="/"]')]);
  for (const image of images) {
    image.setAttribute('src', `${location.origin}${image.getAttribute('src')}`);
  }
  return { ...article, elements };
}
