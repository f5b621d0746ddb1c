import { OpenTags } from './openTags.ts';
import { type Tag, tagsOf } from './pageTags.ts';

/** A little more than is kept (`nestingLimit` of the server's sanitiser). */
const MOST_DEPTH = 100;
/** Shorter HTML has not as many tags. */
const LEAST_CHARS = MOST_DEPTH * '<b>'.length;
/** As often, an element that is ended within another goes on behind it, as `<b><i></b>` says. A parser opens it anew each time. */
const MOST_GOING_ON = 100;
/** Their content is no text of the page, so they have to stay around it. */
const KEPT = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'template',
  'xmp',
  'option',
]);

/**
 * HTML without the tags that nest deeper than anything is kept; their text stays. Parsers look through all that is open
 * at each tag, so that a megabyte of nested lists would take them a minute.
 */
export function shallow(html: string, most = MOST_DEPTH): string {
  if (html.length < LEAST_CHARS) return html;
  const tags = new ShallowTags(most);
  const parts: string[] = [];
  let read = 0;
  for (const tag of tagsOf(html)) {
    parts.push(tag.before, tags.kept(tag));
    read += tag.before.length + tag.html.length;
  }
  return tags.areChanged ? parts.join('') + html.slice(read) : html;
}

class ShallowTags {
  readonly #open = new OpenTags();
  readonly #most: number;
  #goingOn = 0;
  areChanged = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept of a tag, with the ends of what would go on behind it. */
  kept({ name, isEnd, html }: Tag): string {
    const { depth } = this.#open;
    const inside = isEnd ? this.#open.end(name) : [];
    if (!isEnd) this.#open.begin(name);
    const isLeftOut = Math.max(depth, this.#open.depth) > this.#most && !KEPT.has(name);
    if (inside.length > 0) this.#goingOn += 1;
    const isEnded = inside.length > 0 && this.#goingOn > MOST_GOING_ON;
    if (!isLeftOut && !isEnded) return html;
    this.areChanged = true;
    return isLeftOut ? '' : inside.map((one) => `</${one}>`).join('') + html;
  }
}
