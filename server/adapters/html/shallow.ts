import { OpenTags } from '#contract/openTags.ts';
import { tagsOf } from './tags.ts';

/** A little more than is kept (`nestingLimit` in sanitise.ts). */
const MOST_DEPTH = 100;
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
export function shallow(html: string): string {
  const open = new OpenTags();
  const parts: string[] = [];
  let read = 0;
  let isDeep = false;
  for (const { name, isEnd, html: tag, before } of tagsOf(html)) {
    const at = read + before.length;
    const depth = open.depth;
    if (isEnd) open.end(name);
    else open.begin(name);
    const isLeftOut = Math.max(depth, open.depth) > MOST_DEPTH && !KEPT.has(name);
    parts.push(before, isLeftOut ? '' : tag);
    isDeep ||= isLeftOut;
    read = at + tag.length;
  }
  return isDeep ? parts.join('') + html.slice(read) : html;
}
