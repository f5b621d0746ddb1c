import { extractedPosts } from '#domain/social/extract.ts';
import { htmlOfPost } from '#domain/social/post.ts';
import type { PostTask } from '#domain/writing/writingTask.ts';
import { sentencesOf } from '../../../material/sentences.ts';

/** The blocks of a post from the strongest sentences of article, web page and notes, word for word. */
export function extractedPost(task: PostTask): string[] {
  const { topic, keywords, language, notes, sources = [] } = task;
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  const pages = sources.flatMap(({ paragraphs }) => paragraphs);
  const material = {
    topic,
    keywords,
    language,
    paragraphs: [...lines, ...task.paragraphs, ...pages],
  };
  return extractedPosts(material, task, (paragraph) => sentencesOf(paragraph, language)).map(
    htmlOfPost,
  );
}
