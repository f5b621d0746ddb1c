/** Measures of one system with what they are in the other, as one change each. Money is never converted. */
import type { Found } from '../humanizer/edits.ts';
import { numberOf } from '../sources/numbers.ts';
import type { Conventions } from './conventions.ts';
import { CURRENCIES } from './writing.ts';

interface Unit {
  readonly pattern: string;
  readonly system: 'metric' | 'imperial' | 'C' | 'F';
  /** The unit on the other side, and what one is there. */
  readonly to: string;
  readonly of: (value: number) => number;
  /** May mean something else: "5 pounds" may be money. */
  readonly isUnclear?: true;
}

const times = (factor: number) => (value: number) => value * factor;

const UNITS: readonly Unit[] = [
  { pattern: 'miles per hour|mph', system: 'imperial', to: 'km/h', of: times(1.609_344) },
  { pattern: 'square feet|sq ft', system: 'imperial', to: 'm²', of: times(0.092_903) },
  { pattern: 'miles?|mi', system: 'imperial', to: 'km', of: times(1.609_344) },
  { pattern: 'yards?|yd', system: 'imperial', to: 'm', of: times(0.9144) },
  { pattern: 'feet|foot|ft', system: 'imperial', to: 'm', of: times(0.3048) },
  { pattern: 'inch(?:es)?', system: 'imperial', to: 'cm', of: times(2.54) },
  { pattern: 'lbs?', system: 'imperial', to: 'kg', of: times(0.453_592) },
  {
    pattern: 'pounds?',
    system: 'imperial',
    to: 'kg',
    isUnclear: true,
    of: times(0.453_592),
  },
  { pattern: 'fluid ounces?|fl\\.? oz', system: 'imperial', to: 'ml', of: times(29.5735) },
  { pattern: 'ounces?|oz', system: 'imperial', to: 'g', of: times(28.3495) },
  { pattern: 'gallons?', system: 'imperial', to: 'l', of: times(3.785_41) },
  { pattern: 'acres?', system: 'imperial', to: 'ha', of: times(0.404_686) },
  { pattern: 'km/h|kph', system: 'metric', to: 'mph', of: times(1 / 1.609_344) },
  { pattern: 'm²|m2|qm', system: 'metric', to: 'sq ft', of: times(10.7639) },
  { pattern: 'kilomet(?:er|re)s?|km', system: 'metric', to: 'miles', of: times(1 / 1.609_344) },
  { pattern: 'centimet(?:er|re)s?|cm', system: 'metric', to: 'inches', of: times(1 / 2.54) },
  { pattern: 'met(?:er|re)s?|m', system: 'metric', to: 'feet', of: times(3.280_84) },
  { pattern: 'kilograms?|kilos?|kg', system: 'metric', to: 'lb', of: times(2.204_62) },
  { pattern: 'grams?|g', system: 'metric', to: 'oz', of: times(1 / 28.3495) },
  { pattern: 'millilit(?:er|re)s?|ml', system: 'metric', to: 'fl oz', of: times(1 / 29.5735) },
  { pattern: 'lit(?:er|re)s?|l', system: 'metric', to: 'gallons', of: times(1 / 3.785_41) },
  { pattern: 'hectares?|ha', system: 'metric', to: 'acres', of: times(2.471_05) },
  {
    pattern: '° ?F|degrees Fahrenheit|Grad Fahrenheit',
    system: 'F',
    to: '°C',
    of: (value) => ((value - 32) * 5) / 9,
  },
  {
    pattern: '° ?C|degrees Celsius|Grad Celsius',
    system: 'C',
    to: '°F',
    of: (value) => (value * 9) / 5 + 32,
  },
];
const ROWS = UNITS.map((unit) => ({
  ...unit,
  at: new RegExp(`[ \\u00a0-]?(?:${unit.pattern})(?![\\p{L}\\p{N}])`, 'uy'),
}));

const NUMBER = /(?<![\p{L}\p{N}.,])[−-]?\d+(?:[.,’'\u00a0\u202f]\d+)*/gu;
/** "5–10 miles", "2 x 3 m": the first number has no unit of its own, so neither is converted. Nor is "1/2 mile". */
const PART_BEFORE = /\d ?(?:[–—×-]|x|by|to|and|or|bis|und) ?$|[/⁄] ?$/u;
/** "by 2 °C", "an increase of 2 °C", "2 °C warmer": a difference of degrees is converted otherwise than a temperature. */
const DIFFERENCE_BEFORE =
  /(?<!\p{L})(?:by|um|up|down|plus|within|(?:rise|increase|drop|fall|change|difference) of)(?: \p{L}+)? $|± ?$/u;
const DIFFERENCE_BEHIND =
  /^ (?:warmer|cooler|colder|hotter|higher|lower|above|below|more|less|rise|increase|drop|wärmer|kälter|höher|niedriger)(?!\p{L})/u;
/** "£5m": millions. */
const MONEY_BEFORE = new RegExp(`(?:${CURRENCIES}) ?$`, 'u');
const MONEY_BEHIND = new RegExp(`^ ?(?:${CURRENCIES})(?!\\p{L})`, 'u');
const EDGE_CHARS = 32;

/**
 * The measures of a text that are not those of the place. A range, a fraction, a difference of degrees, a measure in front of
 * a noun, and what may be none ("5 pounds", "5m"), are left to a person.
 */
export function foreignMeasures(
  text: string,
  language: string,
  { measures, temperature, locale }: Conventions,
): Found[] {
  const isForeign = ({ system }: Unit) =>
    system === 'C' || system === 'F'
      ? system !== temperature
      : measures !== 'mixed' && system !== measures;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: token, index }): Found[] => {
    const end = index + token.length;
    const found = ROWS.map((row) => {
      row.at.lastIndex = end;
      return { row, written: row.at.exec(text)?.[0] };
    }).find(({ written }) => written !== undefined);
    if (found?.written === undefined || !isForeign(found.row)) return [];
    const span = { start: index, end: end + found.written.length };
    const value = numberOf(token.replace(/^[−-]/, ''), language);
    const around = {
      before: text.slice(Math.max(0, index - EDGE_CHARS), index),
      behind: text.slice(span.end, span.end + EDGE_CHARS),
    };
    if (isNoMeasure(found.written, around)) return [];
    if (value === null || isUnclear(found.row, found.written, around))
      return [{ ...span, now: null }];
    const signed = /^[−-]/.test(token) ? -value : value;
    return [{ ...span, now: converted(signed, token, found.row, locale) }];
  });
}

interface Around {
  readonly before: string;
  readonly behind: string;
}

/** Money; or "5G", "3M". */
const isNoMeasure = (written: string, { before, behind }: Around): boolean =>
  /^[GM]$/.test(written) || MONEY_BEFORE.test(before) || MONEY_BEHIND.test(behind);

function isUnclear(row: Unit, written: string, { before, behind }: Around): boolean {
  if (row.isUnclear || written === 'm' || written.startsWith('-')) return true;
  if (PART_BEFORE.test(before)) return true;
  const isTemperature = row.system === 'C' || row.system === 'F';
  return isTemperature && (DIFFERENCE_BEFORE.test(before) || DIFFERENCE_BEHIND.test(behind));
}

/** As exact as what was written: two digits more than "5 miles" would claim to be measured. */
function converted(value: number, token: string, { of, to }: Unit, locale: string): string {
  const digits = Math.max(2, token.replace(/\D/g, '').replace(/^0+/, '').length);
  const number = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: Math.min(digits, 6),
    numberingSystem: 'latn',
  });
  return `${number.format(of(value))} ${to}`;
}
