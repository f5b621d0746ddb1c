import type { ImportLoss, ImportedBlock } from '#domain/transfer/importedText.ts';

export type DocumentSource =
  /** A kept file, read by what its name says. */
  | { readonly fileId: string }
  | { readonly html: string }
  | { readonly text: string; readonly as: 'plain' | 'markdown' };

/** A foreign text in the form of an article. */
export interface ConvertedDocument {
  readonly title: string;
  /** BCP 47, as the document says. */
  readonly language: string | null;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: readonly ImportLoss[];
  /** Images inside of the document, kept as files; `src` stands for them in the blocks until they are uploaded. */
  readonly images: readonly { readonly fileId: string; readonly src: string }[];
}

/** A document as HTML of any program, with what is known beside its text. */
export interface ReadDocument {
  readonly html: string;
  readonly title?: string;
  readonly language?: string | null;
  readonly losses?: readonly ImportLoss[];
  /** Images inside of the document; `src` stands for them in the HTML. */
  readonly images?: readonly { readonly src: string; readonly file: File }[];
}
