/**
 * The service worker. A page that cannot be reached is answered by one that says so, and opens by itself later. Nothing is
 * stored and nothing else is answered: no old page, and no data of anybody. `OFFLINE_PAGE=false` on the server removes it.
 */
import { escapeText } from '#html/escape.ts';
import { offline as copy } from './kit/copy/offline.ts';

/** What TypeScript's types of a page do not know of a service worker. */
interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const AGAIN_MS = 5000;

addEventListener('install', () => void scope.skipWaiting());
// The request of a page does not wait until the worker has started.
addEventListener('activate', (event) =>
  (event as Waiting).waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
);
addEventListener('fetch', (event) => {
  const asked = event as Asked;
  if (asked.request.mode === 'navigate') asked.respondWith(answerTo(asked));
});

async function answerTo({ request, preloadResponse }: Asked): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return pageOf(crypto.randomUUID());
  }
}

/** The page asks for itself until it is there. */
const SCRIPT = `
const again = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {});
addEventListener('online', again);
setInterval(again, ${AGAIN_MS});`;

const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
  background: #fafaf9; color: #1c1917; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: #0f6b62; }
@media (prefers-color-scheme: dark) { body { background: #1c1917; color: #e7e5e4; } a { color: #7fd6c8; } }`;

function pageOf(nonce: string): Response {
  const [title, again] = [escapeText(copy.title), escapeText(copy.again)];
  const lines = [copy.reason, copy.kept, copy.waits].map((line) => `<p>${escapeText(line)}</p>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>${lines.join('')}<p><a href="">${again}</a></p></main>
<script nonce="${nonce}">${SCRIPT}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'self'`,
    },
  });
}
