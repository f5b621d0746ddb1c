import type { SentBlock } from '#contract/article/article.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { isImageBlock, POST_IMAGES_MOST } from '#domain/social/postImage.ts';
import type { Deps } from '../../deps.ts';
import { addArticleWithText } from '../article/article.service.ts';

interface NewPost {
  readonly id?: ArticleId;
  readonly authorId: string;
  readonly title: string;
  readonly targetKeywords: readonly string[];
  readonly language: string;
  readonly blocks: readonly SentBlock[];
}

/** Adds an article of kind SMM. */
export async function addPost(
  deps: Deps,
  tx: Orm,
  { workspaceId }: { readonly workspaceId: WorkspaceId },
  post: NewPost,
): Promise<{ readonly id: ArticleId }> {
  const { row } = await addArticleWithText(deps, tx, workspaceId, { ...post, type: 'SMM' });
  return row;
}

/** The images of an article as blocks of a post. */
export const imageBlocks = ({ newId }: Pick<Deps, 'newId'>, body: ArticleBody): SentBlock[] =>
  blocksOf(body)
    .filter(({ html }) => isImageBlock(html))
    .slice(0, POST_IMAGES_MOST)
    .map(({ html }) => ({ id: newId(), html }));
