/** What a design may measure: the API of Canva says so. */
const SIDE = { least: 40, most: 8000 } as const;
const AREA_MOST = 25_000_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (side: number): number =>
  Math.min(Math.max(Math.floor(side), SIDE.least), SIDE.most);

/** The size of the design of an image: its own, or the largest of the same shape that a design may have. */
export function designSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    SIDE.most / Math.max(width, height),
    Math.sqrt(AREA_MOST / (width * height)),
  );
  return { width: within(width * scale), height: within(height * scale) };
}
