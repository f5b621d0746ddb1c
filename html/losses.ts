/** What an article cannot hold of a foreign document, for the report after a paste or an import. */

/** Things that a writer would miss. Scripts, trackers and buttons do not count: nobody copies a page for them. */
export type ImportLossKind =
  | 'image'
  | 'embed'
  | 'form'
  | 'comment'
  | 'deletion'
  | 'footnote'
  | 'drawing'
  | 'equation'
  | 'link'
  | 'style'
  | 'part';

export interface ImportLoss {
  readonly kind: ImportLossKind;
  readonly count: number;
  /** A text or name by which the writer recognizes the first one. */
  readonly example?: string;
}

const EXAMPLE_LENGTH = 60;

/** Counts losses while a document is read. */
export class LossCounter {
  readonly #found = new Map<ImportLossKind, { count: number; example: string }>();

  add(kind: ImportLossKind, example = ''): void {
    const known = this.#found.get(kind) ?? { count: 0, example: '' };
    known.count += 1;
    if (known.example === '') known.example = shortened(example);
    this.#found.set(kind, known);
  }

  /** The losses in the order of their first occurrence. */
  all(): readonly ImportLoss[] {
    return [...this.#found].map(([kind, { count, example }]) =>
      example === '' ? { kind, count } : { kind, count, example },
    );
  }
}

function shortened(example: string): string {
  const text = example.replace(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length > EXAMPLE_LENGTH ? `${letters.slice(0, EXAMPLE_LENGTH).join('')}…` : text;
}
