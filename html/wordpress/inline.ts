import { attributeIn, escapeAttribute, escapeText } from '../escape.ts';
import { type HtmlNode, isElement } from '../tree.ts';
import { INLINE_STYLES } from '../vocabulary.ts';
import { inlineImage, type UploadedImages } from './images.ts';

const STYLES: ReadonlySet<string> = new Set(INLINE_STYLES.map(([, tag]) => tag));
const INLINE: ReadonlySet<string> = new Set([...STYLES, 'a', 'br', 'img']);

/** Whether a node can stand within a text. */
export const isInline = (node: HtmlNode): boolean => !isElement(node) || INLINE.has(node.name);

/** `code`: a text whose line ends and square brackets count. */
type TextKind = 'prose' | 'code';

const LINE_BREAK: Readonly<Record<TextKind, string>> = { prose: '<br>', code: '\n' };

/** Where an element begins or ends that cannot stand within a text. No text has this character. */
const EDGE = '\u0001';

/** Returns the HTML of a text in one line. Elements that cannot stand in it become lines of it, without being lost. */
export const inlineHtml = (nodes: readonly HtmlNode[], images: UploadedImages): string =>
  joined(htmlOf(nodes, images, 'prose'), 'prose');

/** Returns the HTML of a text in lines, as code and preformatted text are. */
export const linesHtml = (nodes: readonly HtmlNode[], images: UploadedImages): string =>
  inertCode(joined(htmlOf(nodes, images, 'code'), 'code'));

function joined(html: string, kind: TextKind): string {
  const parts = html.split(EDGE);
  return parts.length === 1
    ? html
    : parts.filter((part) => part.trim() !== '').join(LINE_BREAK[kind]);
}

const htmlOf = (nodes: readonly HtmlNode[], images: UploadedImages, kind: TextKind): string =>
  nodes.map((node) => htmlOfNode(node, images, kind)).join('');

function htmlOfNode(node: HtmlNode, images: UploadedImages, kind: TextKind): string {
  if (!isElement(node)) return textHtml(node, kind);
  const { name, tag, children } = node;
  if (name === 'br') return LINE_BREAK[kind];
  if (name === 'img') return inlineImage(tag, images);
  if (name === 'pre') return edged(linesHtml(children, images).replaceAll('\n', LINE_BREAK[kind]));
  const inner = htmlOf(children, images, kind);
  if (name === 'a') return linked(inner, attributeIn(tag, 'href'));
  if (name === 'code') return `<code>${withoutShortcodes(inner)}</code>`;
  return STYLES.has(name) ? `<${name}>${inner}</${name}>` : edged(inner);
}

const edged = (html: string): string => `${EDGE}${html}${EDGE}`;

const linked = (inner: string, href: string | null): string =>
  href === null ? inner : `<a href="${escapeAttribute(href)}">${inner}</a>`;

const BARE_AND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/gu;

/** Text in the spelling of browsers, with which WordPress compares it. */
function textHtml(html: string, kind: TextKind): string {
  const text = html
    .replace(CONTROLS, '')
    .replace(BARE_AND, '&amp;')
    .replace(/[<>\u00a0]/g, escapeText);
  return kind === 'code' ? text : text.replace(/[\t\n\f\r]+/g, ' ');
}

/** A site runs `[gallery]` in code too. */
const withoutShortcodes = (html: string): string => html.replaceAll('[', '&#91;');

/** It also shows what an address leads to in its place, where that is the only thing in a line. */
const LONE_ADDRESS = /^([ \t]*https?:)\/\/(?=[^\s<>"]+[ \t]*$)/gm;

const inertCode = (html: string): string =>
  withoutShortcodes(html).replace(LONE_ADDRESS, '$1&#47;&#47;');
