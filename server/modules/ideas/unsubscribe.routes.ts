import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import type { RateLimiter } from '#db/rateLimiter.ts';
import { sourceOf } from '#db/rateWindow.ts';
import type { Deps } from '../../deps.ts';
import { reportedProblem } from '../../http/problems.scope.ts';
import { isSecret } from '../../lib/secret.ts';
import { styledNotice } from '../sharing/notice.api.ts';
import { endSubscription, subscriptionOfToken } from './ideaMail.repo.ts';
import { UNSUBSCRIBE_PATH } from './ideaMailTexts.ts';
import { unsubscribeTexts as TEXTS } from './unsubscribeTexts.ts';

const PAGES = { hits: 60, windowMs: 60_000 };

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** A form that a mail server sends is a line; nothing in it is read. */
const FORM_MOST_BYTES = 4096;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Ends a subscription without a sign-in: by the request of a mail program (RFC 8058), or by the button of a page. Opening the page
 * ends nothing, because programs open links of mails to check them.
 */
export async function unsubscribePages(
  scope: FastifyInstance,
  { orm, now, limiter }: Pick<Deps, 'orm' | 'now'> & { readonly limiter: RateLimiter },
): Promise<void> {
  scope.addContentTypeParser(
    FORMS,
    { parseAs: 'buffer', bodyLimit: FORM_MOST_BYTES },
    (_request, _body, done) => done(null, null),
  );
  scope.addHook('onRequest', async ({ ip }, reply) => {
    reply.headers(HEADERS);
    limiter.assertWithin(`unsubscribe/${sourceOf(ip)}`, PAGES);
  });
  scope.setErrorHandler((error, request, reply) => {
    const { code } = reportedProblem(error, request, reply);
    const notice = code === 'not_found' ? TEXTS.unknown : TEXTS.failed;
    return sendPage(reply, styledNotice(notice));
  });
  const found = async (request: FastifyRequest) => {
    const { token } = request.params as { readonly token: string };
    const row = isSecret(token) ? await subscriptionOfToken(orm, token) : null;
    if (row === null) throw new Problem('not_found');
    return row;
  };
  const path = `${UNSUBSCRIBE_PATH}/:token`;
  scope.get(path, async (request, reply) => {
    const { endedAt } = await found(request);
    if (endedAt !== null) return sendPage(reply, styledNotice(TEXTS.done));
    return sendPage(reply, styledNotice(TEXTS.ask, TEXTS.button));
  });
  scope.post(path, async (request, reply) => {
    const { workspaceId, userId, endedAt } = await found(request);
    if (endedAt === null) await endSubscription(orm, workspaceId, userId, now());
    return sendPage(reply, styledNotice(TEXTS.done));
  });
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
