/**
 * What of a foreign document an article cannot hold, for the report after a paste or an import.
 * Scripts, styles, trackers and buttons are none of it: nobody copied a page for them.
 */
import type { ImportLoss, ImportLossKind } from '#domain/transfer/importedText.ts';

export type Loss = ImportLoss;
export type LossKind = ImportLossKind;

const EXAMPLE_LENGTH = 60;

/** Counts while a document is read. */
export class LossCounter {
  readonly #found = new Map<LossKind, { count: number; example: string }>();

  add(kind: LossKind, example = ''): void {
    const known = this.#found.get(kind) ?? { count: 0, example: '' };
    known.count += 1;
    if (known.example === '') known.example = shortened(example);
    this.#found.set(kind, known);
  }

  /** In the order in which the first of each was met. */
  all(): readonly Loss[] {
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
