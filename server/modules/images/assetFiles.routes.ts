import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSET_WORKSPACE_HEADER, ASSETS_PATH } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Deps } from '../../deps.ts';
import { imageAt, sendImage } from './assetFile.service.ts';
import type { ImagePasses } from './imagePass.service.ts';

/** The browser asks each time: whoever signs in next on this device must not see it by its address. */
const CACHED = 'private, no-cache';

/** Serves images to the members of their workspaces. To everybody else they do not exist. */
export function serveAssets(
  app: FastifyInstance,
  deps: Pick<Deps, 'orm'>,
  passes: Pick<ImagePasses, 'isPassed'>,
): void {
  app.get(`${ASSETS_PATH}/:token`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { readonly token: string };
    const asset = await imageAt(deps, token);
    if (asset === null) throw new Problem('not_found');
    if (!(await passes.isPassed(request.headers.cookie, asset.workspaceId)))
      throw new Problem('not_found');
    reply.header('cache-control', CACHED).header(ASSET_WORKSPACE_HEADER, asset.workspaceId);
    return sendImage(deps, asset, request, reply);
  });
}
