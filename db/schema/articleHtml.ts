import { sql } from 'drizzle-orm';
import type { ArticleBody } from '#domain/article/body.ts';
import { articleBlock } from './article.ts';

/** The HTML of all blocks as a column of `article`: one value, because drivers are slow at rows. */
export const articleHtml = sql<ArticleBody['html']>`(
  select coalesce(json_object_agg(block.id, block.html), '{}')
  from ${articleBlock} block where block.article_id = "article"."id")`;

/** The origins of the blocks that have any, in the same way. */
export const articleOrigins = sql<NonNullable<ArticleBody['origins']>>`(
  select coalesce(json_object_agg(block.id, block.origins), '{}')
  from ${articleBlock} block
  where block.article_id = "article"."id" and jsonb_array_length(block.origins) > 0)`;
