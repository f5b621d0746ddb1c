/** Footnotes and endnotes, numbered together in the order of the text. */
import { elementsIn, type XmlElement } from './xml.ts';

export interface Note {
  /** `w:footnote` or `w:endnote`. */
  readonly kind: string;
  readonly id: string;
  readonly element: XmlElement;
}

const keyOf = (kind: string, id: string): string => `${kind.replace(/Reference$/, '')} ${id}`;

export class Notes {
  readonly #notes = new Map<string, Note>();
  readonly #numbers = new Map<string, number>();
  readonly #removed = new Set<string>();

  /** Adds the notes of a part. Returns what only separates notes from the text. */
  add(root: XmlElement): XmlElement[] {
    const isNote = ({ attributes }: XmlElement) => (attributes['w:type'] ?? 'normal') === 'normal';
    const all = elementsIn(root);
    for (const element of all.filter(isNote)) {
      const { name: kind, attributes } = element;
      const id = attributes['w:id'] ?? '';
      this.#notes.set(keyOf(kind, id), { kind, id, element });
    }
    return all.filter((element) => !isNote(element));
  }

  /** The number of a note, by the reference to it; null if there is no such note. */
  numberOf(reference: string, id: string): number | null {
    const key = keyOf(reference, id);
    if (!this.#notes.has(key)) return null;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** The reference to it was deleted. */
  remove(reference: string, id: string): void {
    this.#removed.add(keyOf(reference, id));
  }

  /** The notes by number, then those that nothing refers to. A note may refer to another one while they are read. */
  *all(): Generator<Note> {
    for (const [key] of this.#numbers) yield* this.#note(key);
    for (const [key] of this.#notes)
      if (!this.#numbers.has(key) && !this.#removed.has(key)) yield* this.#note(key);
  }

  /** Those whose reference was deleted. */
  removed(): Note[] {
    return [...this.#removed]
      .filter((key) => !this.#numbers.has(key))
      .flatMap((key) => [...this.#note(key)]);
  }

  #note(key: string): readonly Note[] {
    const note = this.#notes.get(key);
    return note === undefined ? [] : [note];
  }
}
