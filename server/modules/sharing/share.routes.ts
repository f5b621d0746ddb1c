import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { EXAMPLE_ANNEX } from '#domain/examples/example.ts';
import { compressAnswers } from '../../http/compressed.scope.ts';
import { reportedProblem } from '../../http/problems.scope.ts';
import { isSecret } from '../../lib/secret.ts';
import { findShared } from './articleShare.repo.ts';
import { SHARE_PATH } from './articleShare.service.ts';
import { styledNotice } from './notice.api.ts';
import { areRemoteShown, headersFor } from './shareHeaders.ts';
import { articlePage, type SharedArticle } from './sharePage.ts';
import { contentHash, STYLE_URL } from './shareStyle.routes.ts';
import { shareTexts } from './shareTexts.ts';

/** More than a person reads, and far too few to guess a token. */
const PAGES = { hits: 120, windowMs: 60_000 };

interface SharePagesOptions {
  readonly orm: Orm;
  readonly limiter: RateLimiter;
  /** What stands below the text of a brief. */
  readonly annexOfBrief: (orm: Orm, id: ArticleId) => Promise<SharedArticle['annex']>;
}

/** Shared articles, for anyone with the link: outside the API, without a sign-in. */
export async function sharePages(
  scope: FastifyInstance,
  { orm, limiter, annexOfBrief }: SharePagesOptions,
): Promise<void> {
  scope.addHook('onRequest', async ({ ip, url }, reply) => {
    reply.headers(headersFor(url));
    limiter.assertWithin(`share/${sourceOf(ip)}`, PAGES);
  });
  compressAnswers(scope);
  scope.setErrorHandler((error, request, reply) => {
    const { code } = reportedProblem(error, request, reply);
    const notice = shareTexts.notices[code] ?? shareTexts.failed;
    return sendPage(reply, styledNotice(notice));
  });
  scope.get(`${SHARE_PATH}/:token`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { readonly token: string };
    // Unknown, revoked and deleted links get the same answer.
    const found = isSecret(token) ? await findShared(orm, token) : null;
    if (found === null) throw new Problem('not_found');
    const { row, body, showsResearch } = found;
    const hasAnnex = row.type === 'BRIEF' && showsResearch;
    const research = hasAnnex ? await annexOfBrief(orm, row.id) : [];
    const annex = row.example === null ? research : [...research, ...EXAMPLE_ANNEX];
    const images = {
      path: `${SHARE_PATH}/${token}/images`,
      areRemoteShown: areRemoteShown(request.url),
    };
    const html = articlePage(
      { ...row, fields: { ...NO_FIELDS, ...row.fields }, body, annex },
      STYLE_URL,
      images,
    );
    const etag = `"${contentHash(html)}"`;
    reply.header('etag', etag);
    const isKnown = request.headers['if-none-match']?.includes(etag) === true;
    return isKnown ? reply.code(304).send() : sendPage(reply, html);
  });
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
