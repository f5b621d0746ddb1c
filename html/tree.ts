import { shallow } from './shallow.ts';
import { tokensOf } from './tokens.ts';

/** Sanitised HTML (allowedHtml.ts) as a tree, where there is no document. */
export interface HtmlElement {
  readonly name: string;
  /** Its start tag. */
  readonly tag: string;
  readonly children: readonly HtmlNode[];
}

/** An element, or text as HTML. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Returns the nodes of sanitised HTML. What is not ended ends with what is around it; comments are left out. */
export function treeOf(html: string): readonly HtmlNode[] {
  const root: OpenElement = { name: '', tag: '', children: [] };
  const open = [root];
  for (const { name, isEnd, html: written } of tokensOf(shallow(html))) {
    const around = open.at(-1) ?? root;
    if (name === '') around.children.push(written);
    else if (isEnd) end(open, name);
    else if (name !== '!') begin(open, around, { name, tag: written, children: [] });
  }
  return root.children;
}

function begin(open: OpenElement[], around: OpenElement, element: OpenElement): void {
  around.children.push(element);
  if (!VOID.has(element.name)) open.push(element);
}

function end(open: OpenElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.length = at;
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';
