import { type ComponentType, createContext, useContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { FigureImage } from '#html/figure.ts';

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
