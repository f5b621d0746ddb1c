/** The address of a page that also has the images of other servers ends so. */
const REMOTE_IMAGES = /[?&]images=shown(&|$)/;
export const areRemoteShown = (url: string): boolean => REMOTE_IMAGES.test(url);

/** Sends no referrer, keeps the page out of search indexes, and lets no script run. */
export const headersFor = (url: string) => ({
  'cache-control': 'private, no-cache',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${areRemoteShown(url) ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});
