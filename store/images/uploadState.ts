import type { BlockId } from '#domain/article/body.ts';
import type { ImageFile } from '#domain/images/image.ts';
import type { Asset } from '#contract/asset.schema.ts';

/** A file as plain data; the file itself is kept under its id. */
export interface GivenImage extends ImageFile {
  readonly fileId: string;
  readonly name: string;
  /** What is said about it at its source. */
  readonly alt?: string | null;
  readonly caption?: string;
}

/** The figure whose image is to become another one. */
export interface ReplacedFigure {
  readonly blockId: BlockId;
  /** Stays; what the old image showed does not hold for the new one. */
  readonly caption: string;
}

/** Where images were given: those given at once are a batch. */
export interface ImagePlace {
  readonly articleId: string;
  readonly workspaceId: string;
  /** The block behind which they were pasted or dropped; null: at the top. */
  readonly after: BlockId | null;
  /** The first of them replaces this one's image. */
  readonly replaces: ReplacedFigure | null;
}

export type ImageUpload = GivenImage &
  ImagePlace & {
    /** The same for all that were given at once. */
    readonly batch: string;
  } & (
    | { readonly status: 'queued' | 'uploading' }
    | { readonly status: 'uploaded'; readonly asset: Asset }
    | { readonly status: 'inserted'; readonly blockId: BlockId }
    /** `failure`: a problem code, or the kind of the error. */
    | { readonly status: 'failed'; readonly failure: string }
  );

/** An upload that can be inserted now. */
export type ArrivedUpload = Extract<ImageUpload, { readonly status: 'uploaded' }> & {
  /** The blocks that it may go behind, the best first; none: to the top. */
  readonly behind: readonly BlockId[];
};
