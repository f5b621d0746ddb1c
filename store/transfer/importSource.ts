/** What a text is imported from. */

export type ImportWay = 'address' | 'file' | 'text';

/** What the writer has chosen or typed for the import. It is kept until the article exists. */
export interface ImportSource {
  readonly way: ImportWay;
  readonly address: string;
  /** `id` is the key of the file in the file registry. */
  readonly file: {
    readonly id: string;
    readonly name: string;
    readonly size: number;
    /** How its letters are written, if somebody has said so. */
    readonly encoding?: string;
  } | null;
  readonly text: string;
  readonly isMarkdown: boolean;
  /** Pasted with its formatting; replaces `text` until it is removed. */
  readonly rich: { readonly html: string; readonly text: string } | null;
}

export const EMPTY_SOURCE: ImportSource = {
  way: 'address',
  address: '',
  file: null,
  text: '',
  isMarkdown: false,
  rich: null,
};
