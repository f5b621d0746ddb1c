/** Texts of how a text stands beside its competitors. */
import type { Goal, Measure, MeasureName, UsualRange } from '#domain/seo/report/competition.ts';
import { numbers, oneDigit } from '#src/kit/copy/formats.ts';

const number = numbers({ maximumFractionDigits: 0 });
const UNKNOWN = '–';

const MEASURE_NAMES: Readonly<Record<MeasureName, string>> = {
  words: 'Words',
  headings: 'Headings',
  paragraphs: 'Paragraphs',
  images: 'Images',
  links: 'Links',
  readability: 'Readability',
};

const shown = (value: number | null): string => (value === null ? UNKNOWN : number.format(value));
const between = ({ low, high }: UsualRange): string =>
  `${oneDigit.format(low)} to ${oneDigit.format(high)}`;

export const comparison = {
  goalTitle: 'Goal: at or above your competitors’ median',
  goal: ({ mine, usual, below, pages }: Goal) =>
    `${mine >= usual.median ? 'Reached' : 'Not reached yet'}: ${oneDigit.format(mine)}, their median is ${oneDigit.format(usual.median)}. You are above ${number.format(below)} of ${number.format(pages)} pages.`,
  noGoal:
    'There is nothing to compare yet: the text has no score, or the pages have no term in common.',
  goalHelp:
    'Compared are terms and readability, weighted as in the SEO score. The other checks cannot be made on the pages, because their texts are not kept.',
  structure: 'Structure beside theirs',
  structureHelp:
    'The line is their median, the band the middle half. Very long and very short pages do not count for lengths.',
  measures: MEASURE_NAMES,
  shown,
  usual: (usual: UsualRange | null) =>
    usual === null
      ? 'not known of these pages'
      : `median ${oneDigit.format(usual.median)}, middle half ${between(usual)}`,
  sentence: ({ name, mine, usual }: Measure) => {
    const ofText =
      mine === null ? 'not measured in your text' : `${number.format(mine)} in your text`;
    const ofPages =
      usual === null
        ? 'not known of the competitors'
        : `the median of the competitors is ${oneDigit.format(usual.median)}, the middle half ${between(usual)}`;
    return `${MEASURE_NAMES[name]}: ${ofText}; ${ofPages}.`;
  },
} as const;
