/** A designed cover: a title on colours, laid out by rules. The same design is always the same image; no model is asked. */
import type { CoverLayout, CoverSize } from '#contract/images/coverBounds.ts';
import { inkOn } from './colour.ts';
import { CROP_FORMATS, type Size } from './crop.ts';

export interface CoverDesign {
  readonly title: string;
  /** A name below the title; empty: none. */
  readonly byline: string;
  readonly layout: CoverLayout;
  readonly size: CoverSize;
  /** `#rrggbb`. */
  readonly background: string;
  readonly accent: string;
}

/** The colours of a brand: what a cover stands on, and what is set off from it. */
export type CoverColours = Pick<CoverDesign, 'background' | 'accent'>;

/** Of a workspace that has not said which its colours are. */
export const USUAL_COLOURS: CoverColours = { background: '#14344f', accent: '#e2725b' };

/** The cover that a title gets unless somebody designs another one. */
export const coverOf = (title: string, colours: CoverColours | null): CoverDesign => ({
  title,
  byline: '',
  layout: 'plain',
  size: 'link',
  ...(colours ?? USUAL_COLOURS),
});

type Ground = 'background' | 'accent';

/** A part of the image; lengths are parts of its width and height. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Shape extends Box {
  readonly colour: Ground;
  readonly isRound?: true;
}
/** The same distance from every edge, in parts of the short side. */
interface Inset {
  readonly inset: number;
  readonly colour: Ground;
}

interface Layout {
  readonly ground: Ground;
  readonly shapes: readonly (Shape | Inset)[];
  readonly text: Box;
  /** What the text stands on. */
  readonly on: Ground;
  readonly align: 'start' | 'center';
  readonly place: 'start' | 'center' | 'end';
}

const LAYOUTS: Readonly<Record<CoverLayout, Layout>> = {
  plain: {
    ground: 'background',
    shapes: [{ left: 0.07, top: 0.1, width: 0.12, height: 0.022, colour: 'accent' }],
    text: { left: 0.07, top: 0.17, width: 0.86, height: 0.73 },
    on: 'background',
    align: 'start',
    place: 'start',
  },
  centred: {
    ground: 'background',
    shapes: [
      { left: 0, top: 0, width: 1, height: 0.03, colour: 'accent' },
      { left: 0, top: 0.97, width: 1, height: 0.03, colour: 'accent' },
    ],
    text: { left: 0.1, top: 0.12, width: 0.8, height: 0.76 },
    on: 'background',
    align: 'center',
    place: 'center',
  },
  band: {
    ground: 'background',
    shapes: [{ left: 0, top: 0, width: 0.08, height: 1, colour: 'accent' }],
    text: { left: 0.14, top: 0.1, width: 0.79, height: 0.8 },
    on: 'background',
    align: 'start',
    place: 'center',
  },
  frame: {
    ground: 'accent',
    shapes: [{ inset: 0.045, colour: 'background' }],
    text: { left: 0.1, top: 0.12, width: 0.8, height: 0.76 },
    on: 'background',
    align: 'center',
    place: 'center',
  },
  corner: {
    ground: 'background',
    shapes: [
      { left: 0.72, top: -0.25, width: 0.5, height: 0.5, colour: 'accent', isRound: true },
      { left: 0.92, top: 0.3, width: 0.05, height: 0.05, colour: 'accent', isRound: true },
    ],
    text: { left: 0.07, top: 0.36, width: 0.86, height: 0.56 },
    on: 'background',
    align: 'start',
    place: 'end',
  },
  split: {
    ground: 'background',
    shapes: [{ left: 0, top: 0, width: 1, height: 0.28, colour: 'accent' }],
    text: { left: 0.07, top: 0.35, width: 0.86, height: 0.56 },
    on: 'background',
    align: 'start',
    place: 'center',
  },
};

export interface PixelBox extends Size {
  readonly left: number;
  readonly top: number;
}
export type DrawnShape = PixelBox & { readonly colour: string; readonly radius: number };

/** What is drawn: all lengths in pixels. */
export interface CoverPlan extends Size {
  readonly ground: string;
  readonly shapes: readonly DrawnShape[];
  readonly text: PixelBox & Pick<Layout, 'align' | 'place'> & { readonly ink: string };
}

export function planOfCover(design: CoverDesign): CoverPlan {
  const { width, height } = CROP_FORMATS[design.size];
  const layout = LAYOUTS[design.layout];
  const pixels = (box: Box): PixelBox => ({
    left: Math.round(box.left * width),
    top: Math.round(box.top * height),
    width: Math.round(box.width * width),
    height: Math.round(box.height * height),
  });
  const short = Math.min(width, height);
  const drawn = (shape: Shape | Inset): DrawnShape => {
    const colour = design[shape.colour];
    if ('inset' in shape) {
      const edge = Math.round(shape.inset * short);
      const inner = { width: width - 2 * edge, height: height - 2 * edge };
      return { left: edge, top: edge, ...inner, radius: 0, colour };
    }
    const side = Math.round(shape.width * short);
    const round = { width: side, height: side, radius: side / 2 };
    return { ...pixels(shape), radius: 0, ...(shape.isRound && round), colour };
  };
  const { align, place, on } = layout;
  return {
    width,
    height,
    ground: design[layout.ground],
    shapes: layout.shapes.map(drawn),
    text: { ...pixels(layout.text), align, place, ink: inkOn(design[on]) },
  };
}

const TITLE_SIZES = [0.17, 0.15, 0.13, 0.115, 0.1, 0.09, 0.08, 0.07, 0.062, 0.055, 0.048, 0.042];
/** Below this size, a word is rather broken than made smaller. */
const WHOLE_WORDS_LEAST = 0.07;

/**
 * The sizes of a title that are tried, largest first, in pixels. `widest` is the width of its longest word in units of the
 * font size: words stay whole where that can be read.
 */
export function titleSizes({ width, height, text }: CoverPlan, widest: number): readonly number[] {
  const side = Math.min(width, height);
  const wholeWords = TITLE_SIZES.filter((part) => part * side * widest <= text.width);
  const isReadable = (wholeWords[0] ?? 0) >= WHOLE_WORDS_LEAST;
  const tried = isReadable ? wholeWords : TITLE_SIZES.filter((part) => part <= WHOLE_WORDS_LEAST);
  return tried.map((part) => Math.round(part * side));
}
