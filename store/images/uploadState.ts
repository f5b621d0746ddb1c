import type { BlockId } from '#domain/article/body.ts';
import type { ImageFile } from '#domain/images/image.ts';
import type { FigureImage } from '#html/figure.ts';

/** A file as plain data; the file itself is in the file registry, under its id. */
export interface GivenImage extends ImageFile {
  readonly fileId: string;
  readonly name: string;
  /** An image of ours, which may be of another workspace: its file is empty. */
  readonly ours?: FigureImage;
  /** The alternative text at its source. */
  readonly alt?: string | null;
  readonly caption?: string;
}

/** The figure whose image is replaced. */
export interface ReplacedImage {
  readonly blockId: BlockId;
  /** Stays, unlike the alternative text, which describes the old image. */
  readonly caption: string;
}

/** Where images were given. Images given at once are a batch. */
export interface ImagePlace {
  /** Null: the image is for the library alone. */
  readonly articleId: string | null;
  readonly workspaceId: string;
  /** The block after which they were pasted or dropped; null: at the top. */
  readonly after: BlockId | null;
  /** The first image replaces the one of this figure. */
  readonly replaces: ReplacedImage | null;
}

export type ImageUpload = GivenImage &
  ImagePlace & {
    /** The same for all images that were given at once. */
    readonly batch: string;
  } & (
    | { readonly status: 'queued' | 'uploading' }
    | { readonly status: 'uploaded'; readonly asset: FigureImage }
    | { readonly status: 'inserted'; readonly blockId: BlockId }
    /** `failure`: a problem code, or the kind of the error. */
    | { readonly status: 'failed'; readonly failure: string }
  );

/** An upload that can be inserted now. */
export type ArrivedUpload = Extract<ImageUpload, { readonly status: 'uploaded' }> & {
  readonly articleId: string;
  /** The blocks that it may be inserted after, the best first; empty: at the top. */
  readonly behind: readonly BlockId[];
};
