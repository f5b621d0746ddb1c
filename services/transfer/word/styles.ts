/** What the styles of a Word document mean in an article. */
import type { LossCounter } from '#html/losses.ts';
import { childOf, elementsIn, switchOf, valueIn, type XmlElement } from './xml.ts';

export type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** `codeBlock`: a block of its own; other code continues the one above. `gap`: only keeps two blocks apart. */
export type ParagraphMeaning =
  | Heading
  | 'p'
  | 'quote'
  | 'code'
  | 'codeBlock'
  | 'divider'
  | 'gap'
  | 'caption'
  | 'headingCell';

/** Styles of word processors, by name; first those of our own export. Others have the meaning of what they are based on. */
const MEANING_OF_STYLE: Readonly<Record<string, ParagraphMeaning>> = {
  'article code': 'codeBlock',
  'article divider': 'divider',
  'article separator': 'gap',
  'article table heading': 'headingCell',
  'table heading': 'headingCell',
  title: 'h1',
  'heading 1': 'h1',
  'heading 2': 'h2',
  'heading 3': 'h3',
  'heading 4': 'h4',
  'heading 5': 'h5',
  'heading 6': 'h6',
  subtitle: 'p',
  normal: 'p',
  quote: 'quote',
  'intense quote': 'quote',
  quotations: 'quote',
  'block text': 'quote',
  'preformatted text': 'code',
  'html preformatted': 'code',
  'source code': 'code',
  'macro text': 'code',
  'horizontal line': 'divider',
  caption: 'caption',
};

/** Styles of characters whose meaning is in their name alone. */
const CODE_STYLES: ReadonlySet<string> = new Set([
  'article inline code',
  'html code',
  'html sample',
  'html keyboard',
  'html typewriter',
  'source text',
  'verbatim char',
  'inline code',
]);
/** Links look like links anyway. */
const LINK_STYLES: ReadonlySet<string> = new Set([
  'hyperlink',
  'followedhyperlink',
  'internet link',
]);
const STRONG_STYLES: ReadonlySet<string> = new Set(['strong', 'strong emphasis']);

/** How the text of a run looks; what it does not say, it has from its style. */
export interface RunFormat {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underlined?: boolean | undefined;
  readonly struck?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly shift?: 'sup' | 'sub' | undefined;
  readonly font?: string | undefined;
}

interface Style {
  readonly id: string;
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly isCustom: boolean;
  readonly properties: XmlElement | undefined;
  readonly format: RunFormat;
}

const LEVELS: readonly Heading[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export class Styles {
  readonly #styles = new Map<string, Style>();
  /** The style of what names none. */
  readonly #ofKind = new Map<string, string>();
  readonly #told = new Set<string>();

  constructor(root: XmlElement | undefined) {
    for (const element of elementsIn(root)) {
      if (element.name !== 'w:style') continue;
      const { 'w:styleId': id = '', 'w:type': type = 'paragraph' } = element.attributes;
      this.#styles.set(id, styleOf(id, element));
      if (element.attributes['w:default'] === '1') this.#ofKind.set(type, id);
    }
  }

  /** The meaning of a paragraph by its properties. The nearest style that has one decides. */
  meaningOf(properties: XmlElement | undefined): ParagraphMeaning {
    const direct = outlined(properties);
    if (direct !== undefined) return direct;
    for (const style of this.#chain(this.#paragraphStyle(properties))) {
      const meaning = MEANING_OF_STYLE[style.name] ?? outlined(style.properties);
      if (meaning !== undefined) return meaning;
    }
    return 'p';
  }

  /** The first list property of a paragraph's style and those that it is based on. */
  numberingOf(properties: XmlElement | undefined): StyleNumbering | null {
    for (const style of this.#chain(this.#paragraphStyle(properties))) {
      const found = childOf(style.properties, 'w:numPr');
      if (found !== undefined) return { styleId: style.id, properties: found };
    }
    return null;
  }

  listOf(styleId: string): string | undefined {
    return valueIn(childOf(this.#styles.get(styleId)?.properties, 'w:numPr'), 'w:numId');
  }

  /** The format of a run: its own properties before those of its style. */
  formatOf(properties: XmlElement | undefined): RunFormat {
    const own = formatIn(properties);
    const id = valueIn(properties, 'w:rStyle');
    return id === undefined ? own : { ...this.#formatOfStyle(id), ...own };
  }

  /** The name of a style that an author has made and that means nothing here; null for others. */
  unknownStyle(properties: XmlElement | undefined, name: 'w:pStyle' | 'w:rStyle'): string | null {
    const id = valueIn(properties, name);
    const style = id === undefined ? undefined : this.#styles.get(id);
    if (style === undefined || !style.isCustom) return null;
    const isKnown =
      name === 'w:pStyle'
        ? this.#chain(style.id).some(
            (above) => above.name in MEANING_OF_STYLE && above.name !== 'normal',
          )
        : Object.keys(this.#formatOfStyle(style.id)).length > 0;
    return isKnown || this.meaningOf(properties) !== 'p' ? null : style.name;
  }

  /** Tells a style as a loss, however often it is used. */
  tellOnce(name: string, losses: LossCounter): void {
    if (!this.#told.has(name)) losses.add('style', name, '');
    this.#told.add(name);
  }

  #paragraphStyle(properties: XmlElement | undefined): string {
    return valueIn(properties, 'w:pStyle') ?? this.#ofKind.get('paragraph') ?? '';
  }

  #formatOfStyle(id: string): RunFormat {
    const chain = this.#chain(id);
    const format: RunFormat = Object.assign({}, ...chain.map((style) => style.format).toReversed());
    const names = chain.map(({ name }) => name);
    const isLink = names.some((name) => LINK_STYLES.has(name));
    return {
      ...format,
      ...(isLink && { underlined: undefined }),
      ...(names.some((name) => CODE_STYLES.has(name)) && { code: true }),
      ...(names.some((name) => STRONG_STYLES.has(name)) && { bold: true }),
      ...(names.includes('emphasis') && { italic: true }),
    };
  }

  /** A style and those that it is based on, each once. */
  #chain(id: string): readonly Style[] {
    const chain: Style[] = [];
    for (
      let style = this.#styles.get(id);
      style !== undefined && !chain.includes(style);
      style = this.#styles.get(style.basedOn ?? '')
    )
      chain.push(style);
    return chain;
  }
}

interface StyleNumbering {
  readonly styleId: string;
  readonly properties: XmlElement;
}

const styleOf = (id: string, element: XmlElement): Style => ({
  id,
  name: (valueIn(element, 'w:name') ?? id).toLowerCase(),
  basedOn: valueIn(element, 'w:basedOn'),
  isCustom: /^(?:1|true|on)$/.test(element.attributes['w:customStyle'] ?? ''),
  properties: childOf(element, 'w:pPr'),
  format: formatIn(childOf(element, 'w:rPr')),
});

/** The heading that an outline level makes; level 9 is body text (ECMA-376-1 §17.3.1.20). */
function outlined(properties: XmlElement | undefined): Heading | 'p' | undefined {
  const level = valueIn(properties, 'w:outlineLvl');
  return level === undefined ? undefined : (LEVELS[Number(level)] ?? 'p');
}

/** Only what is said: a property that is missing must not hide that of a style. */
function formatIn(properties: XmlElement | undefined): RunFormat {
  if (properties === undefined) return {};
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const align = valueIn(properties, 'w:vertAlign');
  const shift = align === 'superscript' ? 'sup' : align === 'subscript' ? 'sub' : undefined;
  const all: RunFormat = {
    bold: switchOf(properties, 'w:b'),
    italic: switchOf(properties, 'w:i'),
    underlined: switchOf(properties, 'w:u'),
    struck: switchOf(properties, 'w:strike') ?? switchOf(properties, 'w:dstrike'),
    hidden: switchOf(properties, 'w:vanish'),
    shift,
    font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
