import { type ComponentType, createContext, useContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { FigureImage } from '#html/figure.ts';

/** What is said about an image where it comes from. */
export interface ImageTexts {
  readonly alt: string | null;
  readonly caption: string;
}

/** The figure whose image is replaced; its caption stays. */
interface ReplacedFigure {
  readonly blockId: BlockId;
  readonly caption: string;
}

/** Image files that the writer has pasted, dropped or chosen, and where they are meant to be. */
export interface GivenFiles {
  readonly articleId: string;
  readonly files: readonly File[];
  /** The block behind which they go; null: at the top. */
  readonly after: BlockId | null;
  readonly replaces?: ReplacedFigure;
  /** Of each file, where something is known. */
  readonly texts?: readonly ImageTexts[];
}

type GiveImages = (given: GivenFiles) => void;

/** Where editors leave image files; an editor without it takes none. */
export const ImagesContext = createContext<GiveImages | null>(null);

export const useGiveImages = (): GiveImages | null => useContext(ImagesContext);

/** An image that has an address already, and where it goes. */
export interface ChosenImage {
  readonly articleId: string;
  /** The block behind which it goes; null: at the top. */
  readonly after: BlockId | null;
  readonly image: FigureImage;
}

/** The images that the page around the editor knows. */
export interface ImageLibrary {
  readonly Panel: ComponentType<{ onChoose(image: FigureImage): void }>;
  insert(chosen: ChosenImage): void;
}

/** An editor without it offers no library. */
export const LibraryContext = createContext<ImageLibrary | null>(null);

export const useLibrary = (): ImageLibrary | null => useContext(LibraryContext);
