/** The tags of HTML that nobody has checked, one after the other. */

export interface Tag {
  /** In lower case; `!--` for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
  /** The tag itself. */
  readonly html: string;
  /** The text between the tag before it and this one. */
  readonly before: string;
}

const NAME = /<(\/?)([a-z][a-z0-9-]*)/iy;
/** Their content is text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'template']);
/** A longer tag counts as text: no link that anybody follows is as long. */
const TAG_MAX_CHARS = 20_000;

/**
 * Reads the tags in linear time, whatever the text is: the position never moves back. What follows an attribute or a comment
 * that is not closed belongs to it, as in a browser (HTML Standard, 13.2.5).
 */
export function* tagsOf(html: string): Generator<Tag> {
  let from = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const tag = tagAt(html, at);
    if (tag === null) return;
    const { name, end } = tag;
    if (name !== '' && end - at <= TAG_MAX_CHARS) {
      yield { ...tag, html: html.slice(at, end), before: html.slice(from, at) };
      from = end;
    }
    at = RAW.has(name) && !tag.isEnd ? endOfRaw(html, end, name) : html.indexOf('<', end);
  }
}

/** The name is empty for a `<` that begins no tag. Null if the rest of the page belongs to the tag. */
function tagAt(html: string, at: number) {
  if (html.startsWith('<!--', at)) {
    const end = endOfComment(html, at);
    return end === null ? null : { name: '!--', isEnd: false, end };
  }
  if (/[!?]/.test(html[at + 1] ?? '')) {
    const end = html.indexOf('>', at); // a doctype, or a comment that is none
    return end < 0 ? null : { name: '', isEnd: false, end: end + 1 };
  }
  NAME.lastIndex = at;
  const match = NAME.exec(html);
  if (match === null) return { name: '', isEnd: false, end: at + 1 };
  const [, slash, name = ''] = match;
  const end = endOfTag(html, at);
  return end === null ? null : { name: name.toLowerCase(), isEnd: slash !== '', end };
}

function endOfComment(html: string, at: number): number | null {
  const end = html.indexOf('-->', at);
  return end < 0 ? null : end + 3;
}

/** Behind the `>` that is in no quotes; null if there is none. */
function endOfTag(html: string, from: number): number | null {
  for (let at = from; at < html.length; at += 1) {
    const char = html[at];
    if (char === '>') return at + 1;
    if (char !== '"' && char !== "'") continue;
    at = html.indexOf(char, at + 1);
    if (at < 0) return null;
  }
  return null;
}

function endOfRaw(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'ig');
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
}
