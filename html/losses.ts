/** What an article cannot hold of a foreign document, for the report after a paste or an import. */

/**
 * Things that a writer would miss. Scripts and trackers do not count: nobody copies a page for them. `control`: buttons, menus and
 * fields that a reader could use; `margin`: headers and footers of pages; `field`: what is said above the text of a file (front
 * matter); `script`: code for browsers in Markdown, where one has typed it; `around`: words of a page outside of its article; `words`: words
 * that are missing for no known reason (`wordLaw.ts`).
 */
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
  | 'heading'
  | 'number'
  | 'control'
  | 'margin'
  | 'field'
  | 'script'
  | 'part'
  | 'around'
  | 'words';

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
  readonly #told: string[] = [];

  /** Counts one more. `text`: all that it said, if the example is only what the writer knows it by. */
  add(kind: ImportLossKind, example = '', text = example): void {
    this.#told.push(text);
    const known = this.#found.get(kind) ?? { count: 0, example: '' };
    known.count += 1;
    if (known.example === '') known.example = shortened(example);
    this.#found.set(kind, known);
  }

  /** Text of something that is counted already. */
  tell(text: string): void {
    this.#told.push(text);
  }

  /** The text of everything that was counted. */
  told(): string {
    return this.#told.join('\n');
  }

  /** The losses in the order of their first occurrence. */
  all(): readonly ImportLoss[] {
    return [...this.#found].map(([kind, { count, example }]) =>
      example === '' ? { kind, count } : { kind, count, example },
    );
  }
}

/** The beginning of a text, by which one recognizes it. */
export function shortened(example: string): string {
  const text = example.replace(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length > EXAMPLE_LENGTH ? `${letters.slice(0, EXAMPLE_LENGTH).join('')}…` : text;
}
