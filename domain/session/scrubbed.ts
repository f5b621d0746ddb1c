/** What an error report may say (docs/errors.md): kinds of errors and places in the code; nothing that a person has written. */

const MOST_CHARS = 200;

/** Quoted text, addresses, e-mails, keys and ids of sessions. Libraries quote in messages what they could not read. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z\d+.-]{0,20}:\/\/\S{1,2000}/gi, '[address]'],
  [/[^\s@]{1,100}@[^\s@]{1,200}/g, '[e-mail]'],
  [/"[^"]{0,2000}"?|(?<!\w)'[^']{0,2000}'?|`[^`]{0,2000}`?|[“„«][^”“»]{0,2000}[”“»]?/g, '[text]'],
  [/\{[\s\S]{0,2000}/g, '[data]'],
  [/(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{24,}(?![\w-])/g, '[key]'],
];

/** The message of an error without what it quotes. */
export const scrubbedMessage = (message: string): string =>
  PRIVATE.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    // Our own marks are in brackets too: those of a message go first.
    message.slice(0, 2000).replaceAll(/[[\]]/g, (mark) => (mark === '[' ? '{' : '}')),
  ).slice(0, MOST_CHARS);

/** Words of our routes and ids. */
const SEGMENT = /^(?:[a-z][a-z\d]*(?:-[a-z\d]+){0,6}|v\d|)$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The path of an address without query and fragment, and without what is neither a word of ours nor an id. */
export function scrubbedPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  return path
    .split('/')
    .slice(0, 12)
    .map((part) => (part.length <= 40 && (SEGMENT.test(part) || UUID.test(part)) ? part : '…'))
    .join('/');
}

/** A script, without query and fragment. */
export const scrubbedScript = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** Where something was clicked: elements and classes, without what is in their attributes and ids. */
export const scrubbedElement = (selector: string): string =>
  (selector.split('[')[0] ?? '').replace(/#[^\s.>]*/g, '').slice(0, MOST_CHARS);
