import { strToU8, type Zippable, zipSync } from 'fflate';
import { plainNameOf } from '#domain/transfer/exportFormat.ts';
import { markdownOf } from './markdown.ts';
import { ownImages, readOwnImages, replaceImage } from './ownImages.ts';
import { ARCHIVED_MARKDOWN, type Content, type WrittenArticle } from './writtenArticle.ts';

/** Writes an article as Markdown; with images of ours as a ZIP that has them beside the text. */
export async function markdownFile(article: WrittenArticle): Promise<Content> {
  const { elements } = article;
  const { read, missing } = await readOwnImages(elements);
  if (read.size === 0) return { content: markdownOf(article), missing };
  const files: Zippable = {};
  for (const [src, image] of read) {
    const alt = ownImages(elements).find((each) => each.src === src)?.alt ?? '';
    const path = freePath(plainNameOf(alt, 'image'), extensionOf(image), files);
    files[path] = [new Uint8Array(await image.arrayBuffer()), { level: 0 }]; // images are compressed
    replaceImage(elements, src, path);
  }
  const zip = zipSync({ [ARCHIVED_MARKDOWN]: strToU8(markdownOf(article)), ...files });
  return { content: new Blob([zip]), missing, isArchive: true };
}

/** Our server names the type that it has found in the bytes: `image/jpeg`. */
const extensionOf = ({ type }: Blob): string =>
  /^image\/(\w+)/.exec(type)?.[1]?.replace('jpeg', 'jpg') ?? 'png';

function freePath(name: string, extension: string, taken: Zippable, number = 1): string {
  const path = `images/${name}${number === 1 ? '' : `-${number}`}.${extension}`;
  return path in taken ? freePath(name, extension, taken, number + 1) : path;
}
