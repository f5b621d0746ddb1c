import type { ImportLoss } from '#html/losses.ts';

/** A document as HTML of any program, with what is known beside its text. */
export interface ReadDocument {
  readonly html: string;
  readonly title?: string;
  readonly language?: string | null;
  readonly losses?: readonly ImportLoss[];
  /** Images inside of the document; `src` stands for them in the HTML. */
  readonly images?: readonly { readonly src: string; readonly file: File }[];
}
