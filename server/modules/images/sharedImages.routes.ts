import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import type { Deps } from '../../deps.ts';
import { isSecret } from '../../lib/secret.ts';
import { SHARE_PATH, showsImage } from '../sharing/articleShare.service.ts';
import { imageAt, sendImage } from './assetFile.service.ts';

/** More than the pages that one reader may open have. */
const IMAGES = { hits: 3000, windowMs: 60_000 };

/**
 * The images of shared articles, below the link of the article: they can be seen as long as the link works and the article shows
 * them. The browser asks each time whether that is still so.
 */
export function serveSharedImages(
  app: FastifyInstance,
  deps: Pick<Deps, 'orm'>,
  limiter: RateLimiter,
): void {
  app.get(
    `${SHARE_PATH}/:token/images/:image`,
    async (request: FastifyRequest, reply: FastifyReply) => {
      limiter.assertWithin(`share-images/${sourceOf(request.ip)}`, IMAGES);
      const { token, image } = request.params as { readonly token: string; readonly image: string };
      const asset = isSecret(token) ? await imageAt(deps, image) : null;
      const src = `${ASSETS_PATH}/${image}`;
      if (asset === null || !(await showsImage(deps, token, asset.workspaceId, src)))
        throw new Problem('not_found');
      reply.headers({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
      return sendImage(deps, asset, request, reply);
    },
  );
}
