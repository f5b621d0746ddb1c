/** What the server of a model says about a refusal, as far as it may be shown to those who write with it. */
import { SAID_MAX_CHARS, type ServerSaid } from '#contract/lib/failure.ts';

/** More of a body is not looked at. */
const BODY_MAX_CHARS = 20_000;

/** Of an answer other than 2xx. `retryAfterMs`: how long it asks to wait. */
export function saidBy(status: number, body: string, retryAfterMs: number | null): ServerSaid {
  const text = textIn(body.slice(0, BODY_MAX_CHARS));
  return {
    ...(status > 0 && { status }),
    ...(text !== '' && { text }),
    ...(retryAfterMs !== null && retryAfterMs > 0 && { waitS: Math.ceil(retryAfterMs / 1000) }),
  };
}

/** One line without credentials; empty if the body says nothing in words. */
export function textIn(body: string): string {
  const line = withoutSecrets((messageIn(body) ?? '').replace(/[\s\p{C}]+/gu, ' ').trim());
  return line.length <= SAID_MAX_CHARS
    ? line
    : `${line.slice(0, SAID_MAX_CHARS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Servers say it as `{ error: { message } }`, `{ error }`, `{ message }` or `{ detail }`; proxies with a page, of which the title counts. */
function messageIn(body: string): string | null {
  const trimmed = body.trim();
  if (trimmed.startsWith('<')) return /<title[^>]{0,200}>([^<]{0,500})/i.exec(trimmed)?.[1] ?? null;
  if (!/^[[{]/.test(trimmed)) return trimmed;
  try {
    return messageOf(JSON.parse(trimmed), 3);
  } catch {
    return null;
  }
}

const NAMES = ['error', 'message', 'detail', 'error_description', 'title'];

function messageOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const first = Array.isArray(value) ? value[0] : null;
  const parts = [...NAMES.map((name) => Reflect.get(value, name)), first];
  for (const part of parts) {
    const found = messageOf(part, depth - 1);
    if (found !== null && found.trim() !== '') return found;
  }
  return null;
}

const MASK = '…';
/** `Incorrect API key provided: abc`, `Bearer abc`, `token=abc` */
const NAMED =
  /((?:\bkey|token|secret|password|credential)s?\b[^:=\n]{0,30}[:=]\s?|\bbearer\s)\S+/gi;
/** Name and password in front of a host. */
const LOGIN = /:\/\/[^\s/@]{1,500}@/g;
const WORD = /[\w.~+/=-]{12,}/g;
/** Part of a word that is no name of anything: letters and figures, mixed. */
const RANDOM = /^(?=.*\d)(?=.*[A-Za-z]).{12,}$/;

const withoutSecrets = (text: string): string =>
  text
    .replace(NAMED, `$1${MASK}`)
    .replace(LOGIN, `://${MASK}@`)
    .replace(WORD, (word) => (isSecret(word) ? MASK : word));

const isSecret = (word: string): boolean =>
  /^(?:sk|pk|rk|xai|gsk|hf)[-_]/.test(word) ||
  word.split(/[-./_]/).some((part) => RANDOM.test(part));
