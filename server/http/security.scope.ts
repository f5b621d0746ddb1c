import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PageConfig } from '#domain/access/pageConfig.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets exactly the scripts and styles of this answer run. */
    nonce: string;
  }
}

export interface SecurityOptions {
  /** Where its SDK comes from, and what it sends requests to, besides us. */
  readonly page: Pick<PageConfig, 'hostOrigins' | 'analytics'>;
  readonly isHttps: boolean;
}

/** Features that the product does not use, so nothing on its pages may use them. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the security headers of every answer. */
export async function secureAnswers(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // ours is below: one nonce for scripts and styles
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: options.isHttps,
  });
  const policy = contentSecurityPolicy(options);
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy.replaceAll(NONCE, request.nonce));
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}

/** The policy of a worker that runs WebAssembly. A worker has the policy of its own script, so the page does not need to allow it. */
export const WASM_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Who may make a DOM or the address of a script of a text: the page (public/index.html), our reader, webpack for its chunks, DOMPurify. */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'content-toolkit-inert', 'content-toolkit', 'dompurify'],
};

/** Placeholder for the nonce of an answer in the policy. */
const NONCE = '{nonce}';

function contentSecurityPolicy({ page: { hostOrigins, analytics } }: SecurityOptions): string {
  const analyticsOrigins = typeof analytics === 'string' ? [] : [analytics.apiHost];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${NONCE}'`, ...hostOrigins],
    // Mantine writes style elements, with the nonce it is given.
    'style-src': ["'self'", `'nonce-${NONCE}'`],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hostOrigins, ...analyticsOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...hostOrigins],
    // What the SDK of another host does on the page is not known here.
    ...(hostOrigins.length === 0 && TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
