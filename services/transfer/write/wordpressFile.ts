import { wordpressPost } from '#domain/publishing/wordpressPost.ts';
import { embedImages } from './ownImages.ts';
import type { Content, WrittenArticle } from './writtenArticle.ts';

/** Writes an article as the content of a WordPress post, with our own images in it: the media library of a site takes them over from there. */
export async function wordpressFile({ elements }: WrittenArticle): Promise<Content> {
  const missing = await embedImages(elements);
  const { content } = wordpressPost(elements.map(({ outerHTML }) => ({ html: outerHTML })));
  return { content: `${content}\n`, missing };
}
