import type { BlockOp } from '#domain/article/body.ts';
import { applyOps, blocksOf } from '#domain/article/body.ts';
import { textOfArticle } from '#domain/article/edit.ts';
import { anAnswer, anArticle, aSaveResponse } from '../factories.ts';
import type { Server } from './world.ts';

interface Save {
  readonly requestId: string;
  readonly baseVersion: number;
  readonly ops: readonly BlockOp[];
}

/** A server of one article: a save with an outdated version is refused, one that is repeated is answered as before. */
export function articleServer(articleId: string, heedsVersions = true): Server {
  const article = anArticle({ id: articleId, version: 1 });
  let { body } = textOfArticle(article);
  let version = 1;
  const done = new Map<string, number>();
  return {
    has: () => ({ text: body.html }),
    ports: {
      'article.getArticle': () => ({ ...article, version, blocks: blocksOf(body) }),
      'article.updateArticle': ({ body: save }: { readonly body: Save }) => {
        const before = done.get(save.requestId);
        if (heedsVersions && before !== undefined) return aSaveResponse({ version: before });
        if (heedsVersions && save.baseVersion !== version) throw anAnswer(409);
        body = applyOps(body, save.ops);
        version += 1;
        done.set(save.requestId, version);
        return aSaveResponse({ version });
      },
    },
  };
}
