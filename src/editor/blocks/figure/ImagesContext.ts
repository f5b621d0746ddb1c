import { type ComponentType, createContext, useContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { DescribedImage, FigureImage } from '#html/figure.ts';

/** Alternative text and caption that an image had in its source. */
export interface ImageTexts {
  readonly alt: string | null;
  readonly caption: string;
}

/** The figure whose image is replaced; its caption stays. */
interface ReplacedImage {
  readonly blockId: BlockId;
  readonly caption: string;
}

/** Image files that the writer pasted, dropped or chose, and where to insert them. A pasted image may be one of ours. */
export interface GivenFiles {
  readonly articleId: string;
  readonly files: readonly (File | FigureImage)[];
  /** The block to insert them after; null: at the top. */
  readonly after: BlockId | null;
  readonly replaces?: ReplacedImage;
  /** For each file, if its source provided them. */
  readonly texts?: readonly ImageTexts[];
}

type GiveImages = (given: GivenFiles) => void;

/** Takes the image files of editors. Without it, an editor accepts no files. */
export const ImagesContext = createContext<GiveImages | null>(null);

export const useGiveImages = (): GiveImages | null => useContext(ImagesContext);

/** An image that already has an address, and where to insert it. */
export interface ChosenImage {
  readonly articleId: string;
  /** The block to insert it after; null: at the top. */
  readonly after: BlockId | null;
  readonly image: DescribedImage;
}

/** A way to make an image, as a tab of the picker. */
export interface ImageMaker {
  readonly name: string;
  readonly label: string;
  /** `verb`: what is done with the image, as a button says it. */
  readonly Panel: ComponentType<{ readonly verb: string; onChoose(image: DescribedImage): void }>;
}

/** The images that the page around the editor offers. */
export interface ImageLibrary {
  readonly Panel: ComponentType<{ onChoose(image: DescribedImage): void }>;
  readonly makers: readonly ImageMaker[];
  insert(chosen: ChosenImage): void;
}

/** Without it, an editor offers no library. */
export const LibraryContext = createContext<ImageLibrary | null>(null);

export const useLibrary = (): ImageLibrary | null => useContext(LibraryContext);
