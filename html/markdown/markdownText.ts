/**
 * An own, simple reading of a Markdown file's text, which the law of words compares with what became of it (`../wordLaw.ts`): the file
 * without addresses, labels, tags and the names of languages. Where it is in doubt, it takes a word for none.
 */
import { isKnownTag, tagsIn } from './markupTags.ts';
import { BEFORE_TEXT, outsideFences } from './prepared.ts';

const DEFINITION =
  /^[ \t>]*\[(?!\^)(?:[^[\]\\]|\\.){1,999}\]:\s*\S[^\n]*(?:\n[ \t>]*(?:"(?:[^"\\]|\\.)*"|'[^']*'|\([^)]*\))[ \t]*$)?/gm;
const OPEN_TITLE =
  /^[ \t>]*\[(?!\^)(?:[^[\]\\]|\\.){1,999}\]:\s*\S+\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/gm;
/** `](address "title")`, with brackets in brackets. */
const TARGET =
  /\]\((?:\s*<[^<>\n]*>|(?:[^()\\<]|\\.|\((?:[^()\\]|\\.|\([^()]*\))*\)){0,4000}?)(?:\s(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))\s*)?\)/g;
const IMAGE_TEXT = /!\[(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*\])*\]/g;
const LABEL = /\](?:\[(?:[^[\]\\]|\\.)*\])+/g;
/** Numbers of items, labels of footnotes, and the boxes of tasks. */
const ITEM = new RegExp(
  String.raw`${BEFORE_TEXT}(?:(?:[-*+]|\d{1,9}[.)])(?=\s|$))?(?:[ \t]*\[[xX ]\](?=\s))?`,
  'gm',
);
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** What a reader sees of Markdown, its marks left in. Linear. */
export const markdownText = (source: string): string =>
  outsideFences(source, seenOf, (fenced) => withoutTags(fenced.replace(/^[^\n]*/, '')));

function seenOf(text: string): string {
  const plain = text
    .replace(OPEN_TITLE, '')
    .replace(DEFINITION, '')
    .replace(IMAGE_TEXT, '![]')
    .replace(TARGET, ']')
    .replace(LABEL, ']')
    .replace(ITEM, '')
    .replace(ENTITY, ' ');
  return withoutTags(plain);
}

function withoutTags(text: string): string {
  let at = 0;
  const parts = tagsIn(text).map((tag) => {
    const isSeen = tag.name !== '' && !isKnownTag(tag.name);
    const before = text.slice(at, isSeen ? tag.at + tag.text.length : tag.at);
    at = tag.at + tag.text.length;
    return before;
  });
  return [...parts, text.slice(at)].join('');
}
