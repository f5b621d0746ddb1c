import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font, type SatoriOptions } from 'satori';
import { type CoverDesign, type CoverPlan, planOfCover, titleSizes } from '#domain/images/cover.ts';
import { coverFonts, WEIGHTS } from './coverFonts.ts';
import type { DrawnCover } from './coverPool.ts';

/** An element as satori reads it. */
interface Element {
  readonly type: 'div';
  readonly key: string;
  readonly props: { readonly style: object; readonly children: readonly Element[] | string };
}

const element = (
  key: string,
  style: object,
  children: readonly Element[] | string = [],
): Element => {
  const display = typeof children === 'string' ? 'block' : 'flex';
  return { type: 'div', key, props: { style: { display, ...style }, children } };
};

const LINE_HEIGHT = 1.16;
/** Of the title. */
const BYLINE_SIZE = { part: 0.42, leastPx: 24 };

let loaded: Promise<Font[]> | null = null;

/** Loads fonts and renderer at the first cover. */
function fontsOnce(): Promise<Font[]> {
  loaded ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    await initWasm(readFileSync(wasm));
    return coverFonts();
  })();
  return loaded;
}

/** Draws a cover: letters that the font lacks are left out, and the title shrinks until it fits. */
export async function drawnCover(design: CoverDesign): Promise<DrawnCover> {
  const fonts = await fontsOnce();
  if (design.title.trim() === '') return { png: null, missing: [] };
  const missing = await missingIn(`${design.title} ${design.byline}`, fonts);
  const title = without(missing, design.title);
  if (title === '') return { png: null, missing };
  const readable = { title, byline: without(missing, design.byline) };
  const plan = planOfCover(design);
  const image = drawing(plan, readable, await largestFit(plan, readable, fonts));
  const { width, height } = plan;
  const svg = await rendered(image, { width, height, fonts });
  const renderer = new Resvg(svg, { font: { loadSystemFonts: false } });
  const picture = renderer.render();
  const png = picture.asPng();
  picture.free();
  renderer.free();
  return { png, missing };
}

type Words = Pick<CoverDesign, 'title' | 'byline'>;

// satori takes the elements of React, of which these have all that it reads.
const rendered = (image: Element, options: SatoriOptions): Promise<string> =>
  satori(image as unknown as Parameters<typeof satori>[0], options);

/** The letters that no font has, each once, in order. */
async function missingIn(text: string, fonts: Font[]): Promise<string[]> {
  const found = new Set<string>();
  await rendered(element('title', {}, text), {
    width: 100,
    fonts,
    async loadAdditionalAsset(_language, segment) {
      for (const { segment: letter } of LETTERS.segment(segment)) found.add(letter);
      return [];
    },
  });
  return [...found];
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

const without = (missing: readonly string[], text: string): string =>
  [...LETTERS.segment(text)]
    .map(({ segment }) => (missing.includes(segment) ? '' : segment))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The largest size at which the text fits. Titles are short enough for the smallest one (COVER_TITLE_MAX_CHARS). */
async function largestFit(plan: CoverPlan, words: Words, fonts: Font[]): Promise<number> {
  const sizes = titleSizes(plan, await widthOfWords(words.title, fonts));
  for (const fontSize of sizes) {
    const height = await heightOf(plan.text.width, partsOf(plan, words, fontSize), fonts);
    if (height <= plan.text.height) return fontSize;
  }
  throw new Error(`no size of ${sizes.length} fits`);
}

/** The width of the longest word, in units of the font size. */
async function widthOfWords(title: string, fonts: Font[]): Promise<number> {
  const fontSize = 100;
  const style = { fontSize, fontWeight: WEIGHTS.title, whiteSpace: 'nowrap' };
  const words = title.split(' ').map((word, at) => element(`w${at}`, style, word));
  let widest = 0;
  await rendered(element('all', { flexDirection: 'column', alignItems: 'flex-start' }, words), {
    width: 100_000,
    fonts,
    onNodeDetected({ key, width }) {
      if (key !== 'all') widest = Math.max(widest, width);
    },
  });
  return widest / fontSize;
}

async function heightOf(width: number, parts: readonly Element[], fonts: Font[]): Promise<number> {
  let tallest = 0;
  const column = element('column', { flexDirection: 'column' }, parts);
  await rendered(element('all', { flexDirection: 'column' }, [column]), {
    width,
    fonts,
    onNodeDetected({ key, height }) {
      if (key === 'column') tallest = height;
    },
  });
  return tallest;
}

const absolute = (box: {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}) => ({
  position: 'absolute',
  left: box.left,
  top: box.top,
  width: box.width,
  height: box.height,
});

const PLACES = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

function drawing(plan: CoverPlan, words: Words, fontSize: number): Element {
  const { width, height, ground, shapes, text } = plan;
  const column = {
    ...absolute(text),
    flexDirection: 'column',
    justifyContent: PLACES[text.place],
    color: text.ink,
  };
  return element('cover', { position: 'relative', width, height, background: ground }, [
    ...shapes.map(({ colour, radius, ...box }, at) =>
      element(`shape${at}`, { ...absolute(box), background: colour, borderRadius: radius }),
    ),
    element('text', column, partsOf(plan, words, fontSize)),
  ]);
}

/** The title and, below it, the byline. */
function partsOf({ text }: CoverPlan, { title, byline }: Words, fontSize: number): Element[] {
  const { width } = text;
  const style = {
    width,
    textAlign: text.align === 'center' ? 'center' : 'left',
    lineHeight: LINE_HEIGHT,
    wordBreak: 'break-word',
  };
  const size = Math.max(BYLINE_SIZE.leastPx, Math.round(fontSize * BYLINE_SIZE.part));
  const below = { fontSize: size, fontWeight: WEIGHTS.byline, marginTop: size };
  const large = { fontSize, fontWeight: WEIGHTS.title, letterSpacing: '-0.02em' };
  return [
    element('title', { ...style, ...large }, title),
    ...(byline === '' ? [] : [element('byline', { ...style, ...below }, byline)]),
  ];
}
