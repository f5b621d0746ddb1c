import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_START_PATH } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import { ROUTES, type RouteName } from '#domain/session/routes.ts';
import { escapeAttribute } from '#html/escape.ts';
import { WASM_WORKER_POLICY } from './security.scope.ts';

export interface PageOptions {
  /** The built page: index.html, host.html, sdk.js, offline.js and assets/. */
  readonly distDir: string;
  readonly hostSdkUrl: string;
  readonly page: PageConfig;
  /** False if another platform replaces the embedded host. */
  readonly hasHostPages: boolean;
  /** False: the service worker of earlier visits removes itself. */
  readonly hasOfflinePage: boolean;
  /** False: the sources of the page are not served. */
  readonly hasSourceMaps: boolean;
}

const NO_OFFLINE_PAGE =
  "addEventListener('install', () => skipWaiting());\naddEventListener('activate', () => registration.unregister());\n";

/** The pages of the embedded host platform; one document serves them all. */
const HOST_PAGES = [
  '/sign-in',
  '/sign-up',
  '/projects/',
  '/billing',
  '/account',
  '/admin',
  '/multilogin',
  '/free-app-activation-after-login',
];

/** All addresses get the same page. The files differ only in what the browser preloads (webpack.config.js). */
const PAGE_FILES: Partial<Record<RouteName, string>> = {
  dashboard: 'dashboard.html',
  article: 'article.html',
};

/** The script that services/createServices.ts opens under this name. */
const SPELLING_WORKER = /\/spelling\.[^/]*$/;

const SOURCE_MAP = /\.map$/;

/** Starts the SDK's first request before the SDK itself has loaded. */
const START_LINK = `<${HOST_START_PATH}>; rel=preload; as=fetch; crossorigin`;

/** Serves the built page. Every address below /content, except the API, belongs to the page. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(options.distDir, 'assets'),
    serve: false, // its own route would list the folder, of 900 files, for each of them
    immutable: true, // the names carry a hash of the content
    maxAge: '1y',
    index: false,
    preCompressed: true, // tools/lib/compressed.ts makes them
    setHeaders(reply, path) {
      if (SPELLING_WORKER.test(path)) reply.header('content-security-policy', WASM_WORKER_POLICY);
    },
  });
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) => {
    if (SOURCE_MAP.test(file) && !options.hasSourceMaps) throw new Problem('not_found');
    return reply.sendFile(file);
  });
  const page = (file: string) => (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, join(options.distDir, file), options);
  app.get('/content', page('dashboard.html'));
  app.get('/content/*', page('index.html'));
  for (const [name, { path }] of Object.entries(ROUTES))
    app.get(`/content${path}`, page(PAGE_FILES[name as RouteName] ?? 'index.html'));
  app.get('/content/offline.js', (_request, reply) =>
    options.hasOfflinePage
      ? // Its name has no hash, so it is always revalidated.
        reply.sendFile('offline.js', options.distDir, { maxAge: 0, immutable: false })
      : reply.type('text/javascript; charset=utf-8').send(NO_OFFLINE_PAGE),
  );
  app.get('/', (_request, reply) => reply.redirect('/content/'));
  if (!options.hasHostPages) return;
  for (const path of HOST_PAGES) app.get(path, page('host.html'));
  app.get('/projects', (_request, reply) => reply.redirect('/projects/'));
  app.get('/host/sdk.js', (_request, reply) =>
    // Other sites may embed the SDK. Its name has no hash, so it is always revalidated.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile('sdk.js', options.distDir, { maxAge: 0, immutable: false }),
  );
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { hostSdkUrl, page, hasHostPages }: PageOptions,
): Promise<FastifyReply> {
  const template = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Problem('unavailable', { detail: 'The page has not been built: npm run build.' });
  });
  const values: Readonly<Record<string, string>> = {
    __NONCE__: request.nonce,
    __LOG_ID__: request.id,
    __HOST_SDK_URL__: escapeAttribute(hostSdkUrl),
    __PAGE_CONFIG__: escapeAttribute(JSON.stringify(page)),
    __HOST_ORIGINS__: escapeAttribute(page.hostOrigins.join(' ')),
  };
  const html = template.replace(/__[A-Z_]+__/g, (name) => values[name] ?? name);
  if (hasHostPages && request.url.startsWith('/content')) reply.header('link', START_LINK);
  // Not compressed: with its links it fits into the initial window of a connection.
  return reply.type('text/html; charset=utf-8').send(html);
}
