import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARCHIVES_PATH } from '#contract/archive/archive.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import { zipped } from '../../adapters/zip/zipWriter.ts';
import type { Deps } from '../../deps.ts';
import { isSecret } from '../../lib/secret.ts';
import type { ImagePasses } from '../images/imagePass.service.ts';
import { archiveOfPass } from './archive.repo.ts';
import { filesIn } from './exportedFile.service.ts';

/** More than a person downloads, and far too few to guess a pass. */
const DOWNLOADS = { hits: 30, windowMs: 60_000 };

/**
 * Sends an export to the browser of its requester, who must be signed in there and still read the workspace. No server learns
 * whether all of it has arrived, so it can be downloaded again until its day is over.
 */
export function serveArchives(
  app: FastifyInstance,
  deps: Pick<Deps, 'orm'>,
  passes: Pick<ImagePasses, 'isPassed' | 'isReader'>,
  limiter: RateLimiter,
): void {
  // To ask what there is, is no download.
  const options = { exposeHeadRoute: false };
  app.get(
    `${ARCHIVES_PATH}/:pass`,
    options,
    async (request: FastifyRequest, reply: FastifyReply) => {
      limiter.assertWithin(`archives/${sourceOf(request.ip)}`, DOWNLOADS);
      const { pass } = request.params as { readonly pass: string };
      const found = isSecret(pass) ? await archiveOfPass(deps.orm, tokenHash(pass)) : null;
      const { cookie } = request.headers;
      if (
        found === null ||
        !(await passes.isReader(cookie, found.row.userId)) ||
        !(await passes.isPassed(cookie, found.row.workspaceId))
      )
        throw new Problem('not_found');
      const { createdAt } = found.row;
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="workspace-${createdAt.toISOString().slice(0, 10)}.zip"`,
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(zipped(filesIn(deps, found), createdAt)));
    },
  );
}
