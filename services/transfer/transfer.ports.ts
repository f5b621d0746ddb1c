import type { FieldsChange } from '#domain/article/searchFields.ts';
import type { AddressList, AddressRefusal } from '#domain/audit/addressList.ts';
import type { FiguresList, FiguresRefusal } from '#domain/audit/figuresFile.ts';
import type { KeyphraseList, ListRefusal } from '#domain/topics/keyphraseFile.ts';
import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type DocumentSource =
  /** A kept file, read by the extension of its name. `encoding`: how its letters are written, if it is known to be another one than is found. */
  | { readonly fileId: string; readonly encoding?: string }
  | { readonly html: string }
  | { readonly text: string; readonly as: 'plain' | 'markdown' };

/** A text of another program as blocks of an article. */
export interface ConvertedDocument {
  readonly title: string;
  /** BCP 47, as declared by the document. */
  readonly language: string | null;
  /** The search fields that it has, as they may be stored. */
  readonly fields: FieldsChange;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: readonly ImportLoss[];
  /** How the letters of a file were read that does not say it. */
  readonly assumedEncoding?: string;
  /** Images in the document, kept as files; `src` stands for them in the blocks until they are uploaded. */
  readonly images: readonly { readonly fileId: string; readonly src: string }[];
}

/** `encoding`: how its letters are written, if it is known to be another one than is found. */
type KeptList = { readonly fileId: string; readonly encoding?: string | undefined };

export type DocumentPorts = {
  /** Reads a list of keyphrases from a kept file. Resolves with a reason if there are none. */
  keyphrases(of: KeptList): Promise<KeyphraseList | { readonly refusal: ListRefusal }>;
  /** Reads a list of addresses from a kept file. Resolves with a reason if there are none. */
  addresses(of: KeptList): Promise<AddressList | { readonly refusal: AddressRefusal }>;
  /** Reads figures of pages from a kept file. `since`, `until`: their first and last day; null: not known, and the day of the file. */
  figures(
    of: KeptList & { readonly since: string | null; readonly until: string | null },
  ): Promise<FiguresList | { readonly refusal: FiguresRefusal }>;
  /** Reads a text of any program. Resolves with a reason if it cannot be read. Ends when the workflow is cancelled that waits for it. */
  convert(source: DocumentSource): Promise<ConvertedDocument | { readonly refusal: ReadRefusal }>;
  /** Tells the share of a long document that is read, from 0 to 1, while it is converted. */
  follow(listener: (share: { readonly share: number }) => void): Unsubscribe;
  /**
   * Writes an article to a file, which is kept until it is forgotten. `missing`: images of ours that could not be read; `losses`: words that
   * the file does not have.
   */
  write(of: {
    readonly article: ExportedArticle;
    readonly format: FileFormat;
    readonly name: string;
  }): Promise<{
    readonly fileId: string;
    readonly missing: number;
    readonly losses: readonly ImportLoss[];
  }>;
};

export type DownloadPorts = {
  /** Saves a kept file under its name, as a download. */
  save(of: { readonly fileId: string }): void;
  /** Lets the browser download what is at an address of ours. */
  saveAddress(of: { readonly address: string }): void;
  /** Lets the browser save a text as a file. */
  saveText(of: { readonly name: string; readonly type: string; readonly text: string }): void;
};

export type PrintingPorts = {
  /** Opens the browser's print dialog for the article; resolves when the dialog is closed, with the words that are not on the sheet. */
  print(of: {
    readonly article: ExportedArticle;
    readonly withAddresses: boolean;
  }): Promise<readonly ImportLoss[]>;
};
