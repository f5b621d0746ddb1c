import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import type { ImportLoss } from '#html/losses.ts';

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

export type DocumentPorts = {
  /** Reads a text of any program; what cannot be read is refused with the reason. */
  convert(source: DocumentSource): Promise<ConvertedDocument | { readonly refusal: ReadRefusal }>;
  /** Writes an article as a file, which is kept until it is forgotten. */
  write(of: {
    readonly article: ExportedArticle;
    readonly format: FileFormat;
    readonly name: string;
  }): Promise<{ readonly fileId: string }>;
};

export type DownloadPorts = {
  /** Lets the browser save a kept file under its name. */
  save(of: { readonly fileId: string }): void;
  /** Lets the browser save a text as a file. */
  saveText(of: { readonly name: string; readonly type: string; readonly text: string }): void;
};

export type PrintingPorts = {
  /** Opens the browser's print dialog on the article alone; settles when it is closed. */
  print(of: { readonly article: ExportedArticle; readonly withAddresses: boolean }): Promise<void>;
};
