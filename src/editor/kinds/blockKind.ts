import type { Icon } from '#src/kit/ui/icon.ts';

/** How the writer inserts a block. */
export interface Insert {
  readonly label: string;
  readonly icon: Icon;
  /** Other words by which the menu behind a slash finds it. */
  readonly words: string;
  /** What is inserted; absent: its panel asks. */
  readonly html?: string;
  /** A line that becomes the block by Enter. */
  readonly line?: string;
}

/** A block that the text shows as a whole: what the editor knows of it, except how it is rendered (`blocks/`). */
export interface BlockKind {
  /** Whether the HTML of a block is one. */
  isIt(html: string): boolean;
  /** Absent: the writer inserts none. */
  readonly insert?: Insert;
  /** The elements with its text. */
  readonly texts?: readonly string[];
  /** What is typed at it replaces it; at any other, it becomes a paragraph beside it. */
  readonly isGap?: true;
  /** What a program that does not know it is given; absent: its HTML and its text. */
  readonly copied?: { html(html: string): string; text(html: string): string };
  /** How one writes in it by keyboard; absent: one does not. */
  readonly inside?: {
    readonly title: string;
    /** Escape leaves this element. */
    readonly element: string;
    /** What keys do, and their names. */
    readonly keys: readonly (readonly [does: string, ...keys: string[]])[];
  };
}
