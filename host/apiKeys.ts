import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key that names a session on every API request. Nothing is stored: it dies with the session's row. */
export function apiKeyOf(sessionId: string, secret: string): string {
  return `${sessionId}.${signatureOf(sessionId, secret)}`;
}

/** The session a genuine key names, or null. Whether that session still lives is another question. */
export function sessionIdOf(apiKey: string, secret: string): string | null {
  const dot = apiKey.lastIndexOf('.');
  if (dot < 1) return null;
  const sessionId = apiKey.slice(0, dot);
  const given = Buffer.from(apiKey.slice(dot + 1));
  const right = Buffer.from(signatureOf(sessionId, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? sessionId : null;
}

function signatureOf(sessionId: string, secret: string): string {
  return createHmac('sha256', secret).update(`api-key:${sessionId}`).digest('base64url');
}
