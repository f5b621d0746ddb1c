/** The lists of a Word document: which list a paragraph is an item of, and with which number (ECMA-376-1 §17.9). */
import type { Styles } from './styles.ts';
import { childOf, elementsIn, valueIn, type XmlElement } from './xml.ts';

export interface ListItem {
  readonly tag: 'ul' | 'ol';
  /** From 0. */
  readonly level: number;
  readonly number: number;
  /** Equal for the items of one list. */
  readonly list: string;
}

interface Level {
  readonly isBullet: boolean;
  readonly isNothing: boolean;
  /** Zero if the level does not say it (§17.9.25). */
  readonly start: number;
  readonly restarts: boolean;
  readonly styleId: string | undefined;
}

interface List {
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Levels that this list, unlike others of the same kind, begins anew. */
  readonly starts: ReadonlyMap<number, number>;
}

export class Numbering {
  readonly #styles: Styles;
  readonly #lists = new Map<string, List>();
  /** By kind of list: the last number of each level. Lists of one kind continue each other. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();

  constructor(root: XmlElement | undefined, styles: Styles) {
    this.#styles = styles;
    const kinds = new Map<string, XmlElement>();
    for (const element of elementsIn(root)) {
      if (element.name === 'w:abstractNum')
        kinds.set(element.attributes['w:abstractNumId'] ?? '', element);
    }
    const lists = elementsIn(root).filter(({ name }) => name === 'w:num');
    const idOf = new Map(lists.map((num) => [num.attributes['w:numId'] ?? '', num]));
    for (const [id, num] of idOf) this.#lists.set(id, this.#listOf(num, kinds, idOf));
  }

  /** The place of a paragraph in its list, and counts it; null if it is not an item. */
  itemOf(properties: XmlElement | undefined): ListItem | null {
    const place = this.#placeOf(properties);
    const list = this.#lists.get(place.id);
    const kind = list?.levels.get(place.level);
    if (list === undefined || kind === undefined || kind.isNothing) return null;
    return {
      tag: kind.isBullet ? 'ul' : 'ol',
      level: place.level,
      number: this.#counted(place.id, list, place.level, kind),
      list: list.starts.size > 0 ? `${list.abstractId} ${place.id}` : list.abstractId,
    };
  }

  /** What the paragraph does not say of its list, its style does. */
  #placeOf(properties: XmlElement | undefined): { readonly id: string; readonly level: number } {
    const own = childOf(properties, 'w:numPr');
    const ofStyle = this.#styles.numberingOf(properties);
    const id = valueIn(own, 'w:numId') ?? valueIn(ofStyle?.properties, 'w:numId') ?? '0';
    const written = valueIn(own, 'w:ilvl') ?? valueIn(ofStyle?.properties, 'w:ilvl');
    if (written !== undefined) return { id, level: Number(written) || 0 };
    const levels = [...(this.#lists.get(id)?.levels ?? [])];
    const linked = levels.find(([, { styleId }]) => styleId === ofStyle?.styleId && styleId);
    return { id, level: own === undefined ? (linked?.[0] ?? 0) : 0 };
  }

  #counted(id: string, list: List, level: number, { start }: Level): number {
    const counts = this.#counts.get(list.abstractId) ?? [];
    this.#counts.set(list.abstractId, counts);
    const override = list.starts.get(level);
    const isFirst = override !== undefined && !this.#begun.has(`${id} ${level}`);
    this.#begun.add(`${id} ${level}`);
    const last = counts[level];
    const number = isFirst ? override : last === undefined ? start : last + 1;
    counts[level] = number;
    for (let below = level + 1; below < counts.length; below += 1) {
      if (list.levels.get(below)?.restarts !== false) counts[below] = undefined;
    }
    return number;
  }

  #listOf(
    num: XmlElement,
    kinds: ReadonlyMap<string, XmlElement>,
    lists: ReadonlyMap<string, XmlElement>,
  ): List {
    const abstractId = this.#kindOf(num, kinds, lists);
    const levels = new Map<number, Level>();
    const starts = new Map<number, number>();
    const read = (parent: XmlElement | undefined) => {
      for (const element of elementsIn(parent)) {
        if (element.name === 'w:lvl') levels.set(levelOf(element), kindOfLevel(element));
      }
    };
    read(kinds.get(abstractId));
    for (const override of elementsIn(num)) {
      if (override.name !== 'w:lvlOverride') continue;
      read(override);
      const start = valueIn(override, 'w:startOverride');
      if (start !== undefined) starts.set(levelOf(override), Number(start));
    }
    return { abstractId, levels, starts };
  }

  /** A list may take its kind from a numbering style, which is a list again. */
  #kindOf(
    num: XmlElement,
    kinds: ReadonlyMap<string, XmlElement>,
    lists: ReadonlyMap<string, XmlElement>,
  ): string {
    const id = valueIn(num, 'w:abstractNumId') ?? '';
    const style = valueIn(kinds.get(id), 'w:numStyleLink');
    const linked = style === undefined ? undefined : lists.get(this.#styles.listOf(style) ?? '');
    return linked === undefined ? id : (valueIn(linked, 'w:abstractNumId') ?? id);
  }
}

const levelOf = ({ attributes }: XmlElement): number => Number(attributes['w:ilvl']) || 0;

function kindOfLevel(element: XmlElement): Level {
  const format = valueIn(element, 'w:numFmt') ?? 'decimal';
  return {
    isBullet: format === 'bullet' || childOf(element, 'w:lvlPicBulletId') !== undefined,
    isNothing: format === 'none' && !valueIn(element, 'w:lvlText')?.trim(),
    start: Number(valueIn(element, 'w:start') ?? 0) || 0,
    restarts: valueIn(element, 'w:lvlRestart') !== '0',
    styleId: valueIn(element, 'w:pStyle'),
  };
}
