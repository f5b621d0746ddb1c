import type { BlockId } from '#domain/article/body.ts';
import type { ImageFile } from '#domain/images/imageFile.ts';
import type { Asset } from '#contract/asset.schema.ts';
import type { ImageUploadStatus } from './upload.machine.ts';

/** A file as plain data; the file itself is kept under its id. */
export interface GivenImage extends ImageFile {
  readonly fileId: string;
  readonly name: string;
  /** What is said about it where it comes from. */
  readonly alt?: string | null;
  readonly caption?: string;
}

/** The figure whose image is to become another one. */
export interface ReplacedFigure {
  readonly blockId: BlockId;
  /** Stays; what the old image showed does not hold for the new one. */
  readonly caption: string;
}

export interface ImageUpload extends GivenImage {
  readonly status: ImageUploadStatus;
  readonly articleId: string;
  readonly workspaceId: string;
  /** The same for all that were given at once. */
  readonly batch: string;
  /** The blocks that it may go behind, the best first; none: to the top. */
  readonly behind: readonly BlockId[];
  readonly replaces: ReplacedFigure | null;
  readonly asset: Asset | null;
  /** Why it failed: a problem code, or the kind of the error. */
  readonly failure: string | null;
}
