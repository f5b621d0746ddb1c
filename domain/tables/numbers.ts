/** Figures as people and programs write them. What is not understood is no figure: a range, a sum of two, a sign before it. */
import { AMOUNT_MOST } from '#contract/topics/topicBounds.ts';

export type DecimalSeparator = '.' | ',';

interface NumberOptions {
  /** Small numbers: in "4.123" and "4,123" the sign is the decimal one. */
  readonly isDecimal?: boolean;
  /** What the file writes decimals with, if that is known. */
  readonly sign?: DecimalSeparator | null;
}

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  тыс: 1e3,
  m: 1e6,
  mio: 1e6,
  млн: 1e6,
  mln: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  млрд: 1e9,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  만: 1e4,
  억: 1e8,
};
const NUMBER_MAX_CHARS = 30;
const DIGITS = /^\d{1,12}$/;
/** Of separators between digits, each takes one. */
const WRITTEN = /^(\d+(?:[., ']\d+)*)(?:\s?(\p{L}{1,4})\.?)?$/u;

/** "1,234", "1.234", "1 234", "12,5", "1.2K", "45 %"; null for anything else, such as "n/a" or "1K – 10K". */
export function numberIn(
  cell: string,
  { isDecimal = false, sign = null }: NumberOptions = {},
): number | null {
  if (cell.length > NUMBER_MAX_CHARS) return null;
  if (DIGITS.test(cell)) return Number(cell); // most cells of most tables
  const [, digits, unit = ''] = WRITTEN.exec(plainDigits(cell)) ?? [];
  const times = unit === '' ? 1 : UNITS[unit];
  if (digits === undefined || times === undefined) return null;
  const plain = asDecimal(digits, { isDecimal: isDecimal || unit !== '', sign });
  const value = plain === null ? Number.NaN : Number(plain) * times;
  return value <= AMOUNT_MOST ? value : null; // not a number: null too
}

const plainDigits = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[’`´]/g, "'")
    .trim()
    .replace(/^%|%$/g, '')
    .trim();

/** Null: its separators separate neither thousands nor decimals, or nobody can say which. */
function asDecimal(digits: string, { isDecimal, sign }: Required<NumberOptions>): string | null {
  const signs = [...digits.replace(/\d/g, '')];
  const last = signs.at(-1);
  const groups = digits.split(/[., ']/);
  if (last === undefined) return digits;
  const isGrouped = areThousands(groups, signs);
  if (isGrouped && (signs.length > 1 || !isMark(last))) return groups.join('');
  if (signs.length === 1 && isGrouped && isMark(last))
    return single(groups, last, { isDecimal, sign });
  const [fraction = '', whole] = [groups.at(-1), groups.slice(0, -1)];
  const isFraction =
    isMark(last) && !signs.slice(0, -1).includes(last) && (sign === null || sign === last);
  return isFraction && areThousands(whole, signs.slice(0, -1))
    ? `${whole.join('')}.${fraction}`
    : null;
}

const isMark = (sign: string): sign is DecimalSeparator => sign === '.' || sign === ',';

/** One separator before three digits: "1,234" and "4.123". */
function single(
  groups: readonly string[],
  mark: DecimalSeparator,
  { isDecimal, sign }: Required<NumberOptions>,
): string | null {
  const [thousands, decimal] = [groups.join(''), groups.join('.')];
  if (groups[0] === '0') return decimal;
  if (sign === null) return isDecimal ? decimal : thousands;
  const isFraction = sign === mark;
  return isFraction === isDecimal ? (isDecimal ? decimal : thousands) : null;
}

/** Three digits in each group but the first; in India two, and three in the last. One kind of separator between them. */
function areThousands(groups: readonly string[], signs: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return true;
  if (new Set(signs).size > 1 || first.length > 3) return false;
  const isIndian = rest.length > 1 && rest.slice(0, -1).every(({ length }) => length === 2);
  return rest.at(-1)?.length === 3 && (isIndian || rest.every(({ length }) => length === 3));
}

/** What the figures of a file write decimals with; null: none of them says it, or they contradict each other. */
export function decimalSeparatorOf(cells: Iterable<string>): DecimalSeparator | null {
  const found = new Set<DecimalSeparator>();
  for (const cell of cells) {
    const sign = cell.length > NUMBER_MAX_CHARS ? null : decimalSeparatorIn(plainDigits(cell));
    if (sign !== null) found.add(sign);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function decimalSeparatorIn(text: string): DecimalSeparator | null {
  const [, digits = ''] = WRITTEN.exec(text) ?? [];
  const signs = [...digits.replace(/\d/g, '')];
  const last = signs.at(-1);
  if (last === undefined || !isMark(last)) return null;
  const groups = digits.split(/[., ']/);
  if (areThousands(groups, signs)) return signs.length > 1 ? otherThan(last) : null;
  const isFraction =
    areThousands(groups.slice(0, -1), signs.slice(0, -1)) && !signs.slice(0, -1).includes(last);
  return isFraction ? last : null;
}

const otherThan = (sign: DecimalSeparator): DecimalSeparator => (sign === '.' ? ',' : '.');

const NOTHING = /^(?:[-–—−]{1,3}|n\.?\/?a\.?|null|none|nan|\(not set\)|\?)?$/i;
/** Whether a cell says that there is no figure. */
export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim());
