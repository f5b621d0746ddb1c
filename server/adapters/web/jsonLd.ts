/** The things that a page describes in scripts of JSON-LD, as their writers mean them. */

export type Thing = Readonly<Record<string, unknown>>;

const SCRIPT_MAX_CHARS = 200_000;
const THINGS_MOST = 200;
const TYPE = /^application\/ld\+json(?:\s*;|$)/i;

/** Also those of a graph; not what is said about them. What cannot be read is left out. */
export function thingsIn(document: Document): Thing[] {
  return [...document.querySelectorAll('script')]
    .filter((script) => TYPE.test((script.getAttribute('type') ?? '').trim()))
    .flatMap(({ textContent }) => thingsOf(parsed(textContent ?? '')));
}

function thingsOf(value: unknown): Thing[] {
  const all = Array.isArray(value) ? value.slice(0, THINGS_MOST) : [value];
  return all.filter(isThing).flatMap((thing) => {
    const graph = [thing['@graph']].flat().slice(0, THINGS_MOST);
    return [thing, ...graph.filter(isThing)];
  });
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  const json = text.length > SCRIPT_MAX_CHARS ? '' : unwrapped(text);
  for (const one of [json, escaped(json)]) {
    try {
      return JSON.parse(one);
    } catch {
      // the page is wrong about itself, which happens often
    }
  }
  return null;
}

const CDATA = '<![CDATA[';

/** Without the comment or CDATA section that once kept old browsers from showing it. */
function unwrapped(text: string): string {
  const mark = text.indexOf(CDATA);
  const open = mark < 0 ? text : text.slice(mark + CDATA.length, text.lastIndexOf(']]>'));
  const from = open.search(/[[{]/);
  const end = Math.max(open.lastIndexOf('}'), open.lastIndexOf(']'));
  return from < 0 ? '' : open.slice(from, end + 1);
}

/** Also one that has no end. */
const STRINGS = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g;
const PAIRS_AND_CONTROLS = /\\[\s\S]|\p{Cc}/gu;

/** Line breaks, tabs and other controls inside of strings, as many templates write them. */
const escaped = (json: string): string =>
  json.replace(STRINGS, (text) => text.replace(PAIRS_AND_CONTROLS, escapeOf));

function escapeOf(signs: string): string {
  const last = signs.at(-1) ?? '';
  return /\p{Cc}/u.test(last) ? `\\u${last.charCodeAt(0).toString(16).padStart(4, '0')}` : signs;
}
