/** The style of shared articles: one style sheet and the fonts of the product, nothing else from its page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressAnswers } from '../../http/compressed.scope.ts';
import { withPluginName } from '../../http/pluginName.ts';
import { SHARE_PATH } from './articleShare.service.ts';

/** 128 bits of SHA-256: other text, other hash. */
const HASH_CHARS = 22;

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARS);

const STYLE_PATH = `${SHARE_PATH}/style.css`;
const FONTS_PATH = `${SHARE_PATH}/fonts/`;
const FONTS = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'),
);
const STYLE =
  readFileSync(join(FONTS, 'wght.css'), 'utf8').replaceAll('./files/', FONTS_PATH) +
  readFileSync(join(import.meta.dirname, 'sharePage.css'), 'utf8');

/** Changes with the content of the style sheet. */
export const STYLE_URL = `${STYLE_PATH}?${contentHash(STYLE)}`;

export async function serveShareStyle(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(FONTS, 'files'),
    prefix: FONTS_PATH,
    maxAge: '30d',
    index: false,
    decorateReply: false,
  });
  await app.register(
    withPluginName('style of shared pages', async (scope: FastifyInstance) => {
      compressAnswers(scope);
      scope.get(STYLE_PATH, (_request, reply) =>
        reply
          .type('text/css; charset=utf-8')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(STYLE),
      );
    }),
  );
}
