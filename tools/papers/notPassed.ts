/** Why examples of a specification are not passed: the article is another one than that of its HTML, and has all of its words. */
export const REASONS = {
  tag: 'A tag that is not closed, or that no article has, is named in the text and stays (`Put it in the <title>`).',
  caption:
    'The title of an image is its caption, which stays when the image has an address that leads nowhere outside of its site.',
  number:
    'A number of more than three digits at the start of a paragraph is a year or an amount, and no list.',
  figures: 'Stars between figures are signs of multiplication (`2*3*4`).',
  address: 'An address in the text is a link, as in GFM.',
  comment:
    'GFM follows an older definition of comments than CommonMark 0.31, and than HTML; `<!-->` is text.',
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof REASONS;

const examples = (
  numbers: Readonly<Partial<Record<Reason, readonly number[]>>>,
): Readonly<Record<number, Reason>> =>
  Object.fromEntries(
    (Object.entries(numbers) as [Reason, readonly number[]][]).flatMap(([reason, those]) =>
      those.map((number) => [number, reason] as const),
    ),
  );

/** By the numbers of the specifications. */
export const NOT_PASSED = {
  'CommonMark 0.31': examples({
    tag: [
      182, 629, 21, 31, 150, 151, 155, 156, 157, 158, 163, 165, 167, 171, 173, 174, 175, 180, 181,
      184, 187, 201, 344, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 627, 628, 630,
      631, 642, 643,
    ],
    caption: [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
    number: [265],
    figures: [356],
    address: [602, 608, 611, 612],
    comment: [626],
  }),
  'GFM 0.29': examples({
    tag: [
      151, 653, 120, 121, 125, 126, 127, 128, 133, 135, 137, 142, 143, 144, 149, 150, 153, 156, 170,
      317, 327, 354, 485, 486, 501, 504, 533, 545, 636, 637, 638, 639, 640, 646, 651, 652, 654, 655,
      657, 667, 668,
    ],
    caption: [581, 582, 585, 586, 593, 594, 595, 597, 598, 600],
    number: [243],
    figures: [365],
    address: [611, 617, 620, 621],
    comment: [649, 650],
  }),
} as const;
