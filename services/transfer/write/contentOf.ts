import type { ExportedArticle, ExportedBlock, FileFormat } from '#domain/transfer/exportFormat.ts';
import { structuredDataOf } from '#domain/seo/structuredData.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { WrittenArticle } from './writtenArticle.ts';

interface Content {
  readonly content: string | Blob;
  /** Images of ours that could not be read. */
  readonly missing: number;
}
type Writer = (article: ExportedArticle) => Promise<Content>;

/** Writers are large and loaded on demand. */
const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  async markdown(article) {
    const { markdownOf } = await import('./markdown.ts');
    return withImages(writtenArticle(article), markdownOf);
  },
  async html(article) {
    const { htmlPageOf } = await import('./htmlPage.ts');
    const data = structuredDataOf(article);
    return withImages(writtenArticle(article), (written) => htmlPageOf(written, data));
  },
  async htmlWithOrigins(article) {
    const { originAttributes } = await import('./originAttributes.ts');
    const { htmlPageOf } = await import('./htmlPage.ts');
    const data = structuredDataOf(article);
    return withImages(writtenArticle(article, originAttributes), (written) =>
      htmlPageOf(written, data),
    );
  },
  async docx(article) {
    const { docxOf } = await import('./docx.ts');
    const { loadedImages } = await import('./docxImages.ts');
    const { missingImages } = await import('./embedImages.ts');
    const written = writtenArticle(article);
    const images = await loadedImages(written.elements);
    const missing = missingImages(written.elements, images);
    return { content: await docxOf(written, images), missing };
  },
};

/** Our images are for members of the workspace, so a file contains them. */
async function withImages(
  article: WrittenArticle,
  write: (article: WrittenArticle) => string,
): Promise<Content> {
  const { embedImages } = await import('./embedImages.ts');
  const missing = await embedImages(article.elements);
  return { content: write(article), missing };
}

/** Returns the content of the file of an article, and the words of it that are not there. */
export async function contentOf(
  format: FileFormat,
  article: ExportedArticle,
): Promise<Content & { readonly losses: readonly ImportLoss[] }> {
  const [written, { lossInFile }] = await Promise.all([
    WRITERS[format](article),
    import('./exportLaw.ts'),
  ]);
  return { ...written, losses: await lossInFile(article, format, written.content) };
}

/**
 * Sanitises the blocks, and adds attributes to them. Our own images get absolute addresses, because relative ones do
 * not work elsewhere.
 */
export function writtenArticle(
  { blocks, annex, ...article }: ExportedArticle,
  attributesOf: (block: ExportedBlock) => Readonly<Record<string, string>> = () => ({}),
): WrittenArticle {
  const written = blocks.flatMap((block) => {
    const attributes = Object.entries(attributesOf(block));
    const own = [...sanitised(block.html).children];
    for (const element of own)
      for (const [name, value] of attributes) element.setAttribute(name, value);
    return own;
  });
  const elements = [...written, ...annex.flatMap(({ html }) => [...sanitised(html).children])];
  const images = elements.flatMap((element) => [...element.querySelectorAll('img[src^="/"]')]);
  for (const image of images) {
    image.setAttribute('src', `${location.origin}${image.getAttribute('src')}`);
  }
  return { ...article, elements };
}
