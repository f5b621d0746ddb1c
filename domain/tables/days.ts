/** Days as people and programs write them: 2026-11-01, 20261101, 01.11.2026, 11/1/2026, Nov 1, 2026. */
import { dayNumberOf } from './calendarDay.ts';

/** In which order day, month and year stand in `11/1/2026`; nothing says it but the other days beside it. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** The day in each order, as a number (calendarDay.ts); null: it is none. */
export type DateText = Readonly<Record<DayOrder, number | null>>;

const sure = (day: number | null): DateText => ({ dayFirst: day, monthFirst: day });

/** Beginnings of the names of the months; in languages that have others than those before. */
const MONTHS: readonly string[] = [
  'jan jän janv ene gen sty янв січ oca ιαν led tammi',
  'feb fév fev lut фев лют şub φεβ úno helmi',
  'mar mär mrz mrt mär már мар бер μαρ bře maalis',
  'apr avr abr kwi апр кві nis απρ dub huhti ápr',
  'may mai maj mei mag май мая тра máj μαΐ μαι kvě touko máy',
  'jun juin giu cze июн чер haz ιουν čvn červn kesä jún',
  'jul juil lug lip июл лип tem ιουλ čvc červc heinä júl',
  'aug aoû aou ago sie авг сер ağu αυγ srp elo',
  'sep set wrz сен вер eyl σεπ zář syys szept',
  'oct okt ott out paź окт жов eki οκτ říj loka',
  'nov lis ноя kas νοε marras',
  'dec dez déc dic des gru дек гру ara δεκ pro joulu',
];
const MONTH_OF: readonly (readonly [string, number])[] = MONTHS.flatMap((names, at) =>
  names.split(' ').map((name) => [name, at + 1] as const),
).toSorted(([one], [other]) => other.length - one.length);

/** 1 to 12; null: it is the name of no month. */
export const monthIn = (word: string): number | null =>
  MONTH_OF.find(([name]) => word.startsWith(name))?.[1] ?? null;

const CENTURY = 2000;
const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? CENTURY : 0);

type Parts = readonly (string | undefined)[];

interface Form {
  readonly written: RegExp;
  readonly read: (parts: Parts) => DateText;
}

const YEAR = String.raw`(\d{4}|\d{2})`;
const WORD = String.raw`(\p{L}{3,12})\.?`;
const OF = String.raw`(?:\s?de)?,?\s`;

/** In the order in which they are tried. Each takes a few characters more than a day has, so all of them are linear. */
const FORMS: readonly Form[] = [
  {
    written:
      /(?<!\d)(\d{4})\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})(?!\d)[日.]?(?:t[\d:.]{5,15}z?)?/u,
    read: ([, year = '', month, day]) =>
      sure(dayNumberOf(yearOf(year), Number(month), Number(day))),
  },
  {
    written: /(?<!\d)(\d{4})(\d\d)(\d\d)(?!\d)/u,
    read: ([, year = '', month, day]) =>
      sure(dayNumberOf(yearOf(year), Number(month), Number(day))),
  },
  {
    written: new RegExp(String.raw`(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?${YEAR}(?!\d)`, 'u'),
    read: ([, day, month, year = '']) =>
      sure(dayNumberOf(yearOf(year), Number(month), Number(day))),
  },
  {
    written: new RegExp(String.raw`(?<!\d)(\d{1,2})([/-])(\d{1,2})\2${YEAR}(?!\d)`, 'u'),
    read: ([, one, , other, year = '']) => ({
      dayFirst: dayNumberOf(yearOf(year), Number(other), Number(one)),
      monthFirst: dayNumberOf(yearOf(year), Number(one), Number(other)),
    }),
  },
  {
    written: new RegExp(String.raw`(?<!\d)(\d{1,2})\.?${OF}${WORD}${OF}(\d{4})(?!\d)`, 'u'),
    read: ([, day, month = '', year = '']) => named(year, month, day),
  },
  {
    written: new RegExp(String.raw`(?<!\p{L})${WORD}\s(\d{1,2}),?\s(\d{4})(?!\d)`, 'u'),
    read: ([, month = '', day, year = '']) => named(year, month, day),
  },
];

const named = (year: string, month: string, day: string | undefined): DateText =>
  sure(dayNumberOf(yearOf(year), monthIn(month) ?? 0, Number(day)));

/** The days in a short text in lower case, in their order, and what else it says. */
export function datesIn(text: string): {
  readonly dates: readonly DateText[];
  readonly rest: string;
} {
  for (const { written, read } of FORMS) {
    const each = new RegExp(written, 'gu');
    const dates = [...text.matchAll(each)].map(read);
    if (dates.some(({ dayFirst, monthFirst }) => dayFirst !== null || monthFirst !== null))
      return { dates, rest: text.replace(each, ' ') };
  }
  return { dates: [], rest: text };
}

const CELL_MAX_CHARS = 40;

/** Both readings of a cell that is a day and nothing else; null: it is none. */
export function dateIn(cell: string): DateText | null {
  if (cell.length > CELL_MAX_CHARS) return null;
  const { dates, rest } = datesIn(cell.toLowerCase().trim());
  return dates.length === 1 && /^[\s,\p{L}]{0,15}(?:\d\d?:\d\d(?::\d\d)?)?\s*$/u.test(rest)
    ? (dates[0] ?? null)
    : null;
}

/**
 * The order in which all days are ones of the calendar; where both are possible, the one that `isLikely` for one of them alone. Null:
 * nothing tells them apart.
 */
export function orderOf(
  dates: readonly DateText[],
  isLikely: (days: readonly number[]) => boolean,
): DayOrder | null {
  const daysBy = (order: DayOrder) => dates.flatMap((date) => date[order] ?? []);
  const [dayFirst, monthFirst] = [daysBy('dayFirst'), daysBy('monthFirst')];
  if (dayFirst.length !== monthFirst.length)
    return dayFirst.length > monthFirst.length ? 'dayFirst' : 'monthFirst';
  if (dayFirst.every((day, at) => day === monthFirst[at])) return 'dayFirst';
  const likely = [isLikely(dayFirst), isLikely(monthFirst)];
  if (likely[0] === likely[1]) return null;
  return likely[0] ? 'dayFirst' : 'monthFirst';
}
