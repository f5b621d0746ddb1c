/** The largest valid requests to an endpoint. */
import type { Endpoint } from '../../tests/server/support/endpoints.ts';
import { filledPath, neededQuery } from '../../tests/support/filled.ts';
import { ARTICLE_OF, CHANGES, type Change, type Ids, meantBy, type Places } from './cases.ts';
import { choicesIn, largest } from './largest.ts';

const DEFAULT_LIMIT = 1024 * 1024;
const SMALLER = 0.8;
/**
 * So many steps at once for a body of so many times the limit: right where lists of texts are shortened, so that it shrinks with the
 * square of the scale, and fewer than it needs elsewhere.
 */
const stepsFor = (excess: number) =>
  Math.max(1, Math.floor(Math.log(excess) / -Math.log(SMALLER) / 2));
/** What is too long then is so by a text that is as long as it is. */
const SMALLEST = 0.01;
/** The most options of a union that are tried. */
const OPTIONS = 3;

/** What queries ask for. */
const ASKED = {
  phrase: 'coffee beans',
  language: 'en',
  text: 'Le',
  title: 'Beans',
  position: 0,
};

/** Path and query. Throws if no earlier call has made what the path names. */
export function addressOf({ name, url, schemas }: Endpoint, ids: Ids): string {
  const articleId = ids[ARTICLE_OF[name] ?? 'articleId'];
  const known = { ...ASKED, ...ids, ...(articleId !== undefined && { articleId }) };
  return filledPath(url, known) + neededQuery(schemas.query, known);
}

/** A body within the limit of its route; null if there is none. */
function bodyOf(
  { schemas, route }: Endpoint,
  { ids, places, choice }: { readonly ids: Ids; readonly places: Places; readonly choice: number },
  change?: Change,
): unknown {
  const most = route.bodyLimit ?? DEFAULT_LIMIT;
  for (let scale = 1; scale > SMALLEST; ) {
    const wanted = { meant: meantBy(ids, places), scale, choice };
    const body = largest(schemas.body as never, wanted);
    const whole = Array.isArray(body) ? body : { ...(body as object), ...change?.(ids, places) };
    const bytes = Buffer.byteLength(JSON.stringify(whole));
    if (bytes < most) return whole;
    scale *= SMALLER ** stepsFor(bytes / most);
  }
  return null;
}

/** The bodies to send, by what is in them. */
export function bodiesOf(
  endpoint: Endpoint,
  ids: Ids,
  places: Places,
): ReadonlyMap<string, unknown> {
  if (endpoint.schemas.body === undefined) return new Map([['', undefined]]);
  const changes = Object.entries(CHANGES[endpoint.name] ?? {});
  if (changes.length > 0)
    return new Map(
      changes
        .map(
          ([what, change]) => [what, bodyOf(endpoint, { ids, places, choice: 0 }, change)] as const,
        )
        .filter(([, body]) => body !== null),
    );
  const choices = Math.min(OPTIONS, choicesIn(endpoint.schemas.body));
  const all = Array.from({ length: choices }, (_, choice) =>
    bodyOf(endpoint, { ids, places, choice }),
  );
  const known = new Map(
    all.map((body) => [JSON.stringify({ ...(body as object), requestId: 0 }), body]),
  );
  return new Map(
    [...known.values()].map((body, at) => [known.size > 1 ? `option ${at + 1}` : '', body]),
  );
}
