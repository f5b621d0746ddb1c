import { structuredDataOf } from '#domain/seo/site/structuredData.ts';
import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import type { ImportLoss } from '#html/losses.ts';
import { type Content, type WrittenArticle, writtenArticle } from './writtenArticle.ts';

type Writer = (article: ExportedArticle) => Promise<Content>;

/** Writers are large and loaded on demand. */
const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  async markdown(article) {
    const { markdownFile } = await import('./markdownFile.ts');
    return markdownFile(writtenArticle(article));
  },
  html: (article) => htmlPage(article, writtenArticle(article)),
  async htmlWithOrigins(article) {
    const { originAttributes } = await import('./originAttributes.ts');
    return htmlPage(article, writtenArticle(article, originAttributes));
  },
  async wordpress(article) {
    const { wordpressFile } = await import('./wordpressFile.ts');
    return wordpressFile(writtenArticle(article));
  },
  async docx(article) {
    const { docxOf } = await import('./docx.ts');
    const { loadedImages } = await import('./docxImages.ts');
    const { missingImages } = await import('./ownImages.ts');
    const written = writtenArticle(article);
    const images = await loadedImages(written.elements);
    const missing = missingImages(written.elements, images);
    return { content: await docxOf(written, images), missing };
  },
};

async function htmlPage(article: ExportedArticle, written: WrittenArticle): Promise<Content> {
  const { htmlPageOf } = await import('./htmlPage.ts');
  const { embedImages } = await import('./ownImages.ts');
  const missing = await embedImages(written.elements);
  return { content: htmlPageOf(written, structuredDataOf(article)), missing };
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
