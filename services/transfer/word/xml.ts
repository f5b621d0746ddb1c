/** Reads the XML of Office documents (ECMA-376): any prefixes, both sets of namespaces, no DTD, bounded depth. */
import { SaxesParser } from 'saxes';

type Attributes = Readonly<Record<string, string>>;

export interface XmlElement {
  /** With the prefix that the standard uses for its namespace: `w:p`, `m:oMath`, `a:blip`. */
  readonly name: string;
  readonly attributes: Attributes;
  /** Text only of the elements that hold text of the document. */
  readonly children: readonly (XmlElement | string)[];
}

export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(name: string): void;
}

/** The end of the address of a namespace, in its transitional and its strict form. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml(?:\/2006)?\/main$/, 'w'],
  [/\/word\/2006\/wordml$/, 'w'], // text boxes of Word 2013 in its strict form
  [/officeDocument(?:\/2006)?\/relationships$/, 'r'],
  [/officeDocument(?:\/2006)?\/math$/, 'm'],
  [/\/drawingml(?:\/2006)?\/main$/, 'a'],
  [/\/drawingml(?:\/2006)?\/wordprocessingDrawing$/, 'wp'],
  [/\/drawingml(?:\/2006)?\/picture$/, 'pic'],
  [/\/drawingml(?:\/2006)?\/chart$/, 'c'],
  [/\/drawingml(?:\/2006)?\/diagram$/, 'dgm'],
  [/\/2014\/chartex$/, 'cx'],
  [/\/2017\/decorative$/, 'adec'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
  [/^urn:schemas-microsoft-com:office:office$/, 'o'],
  [/\/word\/2010\/wordml$/, 'w14'],
  [/\/package\/2006\/relationships$/, 'rel'],
];

/** The standard's names for the prefixes that are declared where the reader is. */
type Scope = ReadonlyMap<string, string>;

function declared(around: Scope, attributes: Readonly<Record<string, string>>): Scope {
  let scope: Map<string, string> | null = null;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    scope ??= new Map(around);
    const uri = attributes[name] ?? '';
    scope.set(name.slice('xmlns:'.length), PREFIXES.find(([end]) => end.test(uri))?.[1] ?? 'other');
  }
  return scope ?? around;
}

function nameIn(scope: Scope, name: string): string {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const known = scope.get(prefix) ?? 'other';
  return known === prefix ? name : `${known}:${name.slice(colon + 1)}`;
}

/** Of half of all elements: which editing session they are from. */
const SESSION = 'w:rsid';
const NONE: Attributes = {};

function attributesIn(scope: Scope, written: Attributes): Attributes {
  let attributes: Record<string, string> | null = null;
  for (const name in written) {
    if (name.startsWith(SESSION)) continue;
    attributes ??= {};
    attributes[name.includes(':') ? nameIn(scope, name) : name] = written[name] ?? '';
  }
  return attributes ?? NONE;
}

/** Word nests tables some hundred elements deep; a file that goes deeper is made to overflow the stack. */
const DEEPEST = 1500;
const CHUNK_BYTES = 1 << 18;

/** Throws if the part is not well formed, has a document type (ECMA-376-2 §6.2.5: no DTD), or is nested too deeply. */
export function parseXml(
  bytes: Uint8Array,
  handler: XmlHandler,
  onProgress?: (readBytes: number) => void,
): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const scopes: Scope[] = [new Map()];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A part of an Office document has no document type.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const scope = declared(scopes.at(-1) ?? new Map(), attributes);
    scopes.push(scope);
    if (scopes.length > DEEPEST) throw new Error('The document is nested too deeply.');
    handler.open(nameIn(scope, name), attributesIn(scope, attributes));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.on('closetag', ({ name }) => handler.close(nameIn(scopes.pop() ?? new Map(), name)));
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }));
    onProgress?.(Math.min(at + CHUNK_BYTES, bytes.length));
  }
  parser.write(decoder.decode()).close();
}

/** Office writes UTF-8 or UTF-16 (ECMA-376-2 §6.2.5). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
}

type OpenElement = Omit<XmlElement, 'children'> & { readonly children: (XmlElement | string)[] };

/** Elements whose white space is text. */
const HOLDS_TEXT: ReadonlySet<string> = new Set([
  'w:t',
  'w:delText',
  'w:instrText',
  'w:delInstrText',
  'm:t',
  'a:t',
]);

/** Builds elements. Those in `container` are given away one by one, so that a long document is never whole in memory. */
export class XmlTree implements XmlHandler {
  readonly #open: OpenElement[] = [];
  readonly #container: string | undefined;
  readonly #onElement: (element: XmlElement) => void;
  root: XmlElement | null = null;

  constructor(container?: string, onElement: (element: XmlElement) => void = () => {}) {
    this.#container = container;
    this.#onElement = onElement;
  }

  open(name: string, attributes: Attributes): void {
    this.#open.push({ name, attributes, children: [] });
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined && HOLDS_TEXT.has(element.name)) element.children.push(text);
  }

  close(): void {
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (element === undefined) return;
    if (parent === undefined) this.root = element;
    else if (parent.name === this.#container && this.#open.length === 2) this.#onElement(element);
    else parent.children.push(element);
  }
}

/** Sends everything to several handlers. */
export const both = (...handlers: readonly XmlHandler[]): XmlHandler => ({
  open(name, attributes) {
    for (const handler of handlers) handler.open(name, attributes);
  },
  text(text) {
    for (const handler of handlers) handler.text(text);
  },
  close(name) {
    for (const handler of handlers) handler.close(name);
  },
});

export function xmlTreeOf(bytes: Uint8Array): XmlElement {
  const tree = new XmlTree();
  parseXml(bytes, tree);
  if (tree.root === null) throw new Error('A part is empty.');
  return tree.root;
}

export const isElement = (node: XmlElement | string): node is XmlElement =>
  typeof node !== 'string';

export const elementsIn = (element: XmlElement | undefined): readonly XmlElement[] =>
  element?.children.filter(isElement) ?? [];

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);

/** The value of a child such as `<w:pStyle w:val="Heading1"/>`. */
export const valueIn = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val'];

const OFF: ReadonlySet<string> = new Set(['0', 'false', 'off', 'none']);

/** A property that is on when it is there without a value (ECMA-376-1 §17.17.4); undefined if it is not there. */
export function switchOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = childOf(element, name);
  return found === undefined ? undefined : !OFF.has(found.attributes['w:val'] ?? '1');
}

/** All elements of a name within an element, without those inside another one of it. */
export function* within(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsIn(element)) {
    if (child.name === name) yield child;
    else yield* within(child, name);
  }
}
