import { applyOps, blocksOf } from '#domain/article/body.ts';
import { textOfArticle } from '#domain/article/edit.ts';
import type { SaveRequest } from '#domain/article/saveQueue.ts';
import { anAnswer, anArticle, aSaveResponse } from '../factories.ts';
import type { Server } from './world.ts';

type Save = Pick<SaveRequest, 'requestId' | 'baseVersion' | 'ops'>;

/** A server of one article: a save with an outdated version is refused, one that is repeated is answered as before. */
export function articleServer(articleId: string): Server {
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
        if (before !== undefined) return aSaveResponse({ version: before });
        if (save.baseVersion !== version) throw anAnswer(409);
        body = applyOps(body, save.ops);
        version += 1;
        done.set(save.requestId, version);
        return aSaveResponse({ version });
      },
    },
  };
}
