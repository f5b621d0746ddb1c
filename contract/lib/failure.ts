/**
 * Why something failed is a problem code. Behind it, with a space between, may stand what the server of a model or of a page said, as
 * JSON: `model_busy {"status":429,"text":"Rate limit reached","waitS":20}`, `page_unreachable {"status":404}`. So it comes along wherever
 * a failure is stored or shown.
 */
import type { ProblemCode } from './problems.ts';

/** What the server of a model or a page said instead of an answer; each part only if it is known. */
export interface ServerSaid {
  /** HTTP status. */
  readonly status?: number | undefined;
  /** In its own words: one line, at most SAID_MAX_CHARS, without credentials. Of a page: the type of the file that came. */
  readonly text?: string | undefined;
  /** For how long it asks to wait, in seconds. */
  readonly waitS?: number | undefined;
  /** For how long nothing came, in seconds. */
  readonly silentS?: number | undefined;
  /** The answer had begun. */
  readonly isCut?: boolean | undefined;
}

export const SAID_MAX_CHARS = 200;

/** As it is stored. */
export type Failure = ProblemCode | `${ProblemCode} {${string}`;

/** Whether a text is what this code is stored as. */
export const isFailureOf = (code: ProblemCode, text: string): text is Failure =>
  text === code || text.startsWith(`${code} {`);

/** `said` without a part is left out. */
export const failureOf = (code: ProblemCode, said: ServerSaid): Failure =>
  Object.keys(said).length === 0 ? code : `${code} ${JSON.stringify(said) as `{${string}`}`;

/** The code of a failure, and what was said; anything else behind the code is ignored. */
export function readFailure(failure: string): { readonly code: string; readonly said: ServerSaid } {
  const at = failure.indexOf(' ');
  if (at < 0) return { code: failure, said: {} };
  return { code: failure.slice(0, at), said: saidIn(failure.slice(at + 1)) };
}

function saidIn(json: string): ServerSaid {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null ? knownParts(read) : {};
  } catch {
    return {};
  }
}

const KINDS = {
  status: 'number',
  text: 'string',
  waitS: 'number',
  silentS: 'number',
  isCut: 'boolean',
} as const satisfies Record<keyof ServerSaid, string>;

const knownParts = (read: object): ServerSaid =>
  Object.fromEntries(
    Object.entries(read).filter(
      ([name, value]) => typeof value === KINDS[name as keyof ServerSaid],
    ),
  );
