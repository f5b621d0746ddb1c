/** What stands behind or before a number, and makes it a figure. Patterns ignore case; a word ends where it ends. */
import { baseLanguage } from '#html/words.ts';

type Magnitudes = readonly (readonly [factor: number, pattern: string])[];

/** Word → factor. "Billion" and "trillion" are below: they depend on the language. */
const MAGNITUDES: Magnitudes = [
  [1e18, 'trill[oó]n(?:es)?|trilion[ei]|trili(?:ão|ões)|triljoen'],
  [
    1e12,
    'bill[oó]n(?:es)?|bilion[ei]|bili(?:ão|ões)|biljoen|trilh(?:ão|ões)|триллион\\p{L}*|trilyon',
  ],
  [
    1e9,
    'bn|milliarden?|mrd\\.?|milliards?|md|miliard[io]|mil millones|bilh(?:ão|ões)|miljard|млрд\\.?|миллиард\\p{L}*|milyar',
  ],
  [
    1e6,
    'millions?|mn|mio\\.?|millionen|mill[oó]n(?:es)?|milion[ei]|milh(?:ão|ões)|miljoen|m(?=[€$£])|млн\\.?|миллион\\p{L}*|milyon',
  ],
  [1e3, 'thousand|k|tausend|tsd\\.?|mille|mil|mila|duizend|тыс\\.?|тысяч\\p{L}*|bin'],
];

/** English and American, and the languages that are not in the next list. */
const SHORT_SCALE: Magnitudes = [
  [1e12, 'trillions?'],
  [1e9, 'billions?'],
];
/** A billion of these languages is a trillion in English. */
const LONG_SCALE: Magnitudes = [
  [1e18, 'trillion(?:s|en|er)?'],
  [1e12, 'billion(?:s|en|er)?'],
];
const LONG_SCALE_LANGUAGES = new Set(['da', 'de', 'es', 'fr', 'it', 'nb', 'nl', 'no', 'pt']);

/** Letters that are a magnitude only directly behind a sum of money: $5M. Elsewhere they are units. */
const OF_MONEY: Magnitudes = [
  [1e12, 'tn|trn|t'],
  [1e9, 'b'],
  [1e6, 'mm?'],
];

/** The unit in a claim → how it is written, in the languages that are scored. */
const UNITS: readonly (readonly [unit: string, pattern: string])[] = [
  [
    'points',
    'percentage points?|prozentpunkten?|points? de pourcentage|puntos? porcentual(?:es)?|punt[oi] percentual[ei]|pontos? percentua(?:l|is)|procentpunt(?:en)?|процентн\\p{L}+ пункт\\p{L}*',
  ],
  [
    'percent',
    '%|percent|per ?cent|pct|prozent|pour cent|por ciento|per cento|por cento|procent|процент\\p{L}*',
  ],
  ['EUR', '€|euros?|eur|евро'],
  ['USD', 'us\\$|\\$|us dollars?|dollars?|usd|d[oó]lar(?:es)?|dollari|доллар\\p{L}*'],
  ['GBP', '£|gbp|pounds sterling'],
  ['JPY', '¥|jpy|yen'],
  ['CHF', 'chf|franken|swiss francs?'],
  ['INR', '₹|inr|rupees?'],
  ['RUB', '₽|рубл\\p{L}*'],
  ['TRY', '₺|lira'],
  ['km', 'km|kilomet(?:er|re)s?n?|kil[oóò]metros?|chilometr[io]|км'],
  ['km/h', 'km/h|kph|км/ч'],
  ['mile', 'miles?|mi|meilen?|millas'],
  ['m', 'm|met(?:er|re)s?n?|metros?|metr[io]|mètres?|м'],
  ['cm', 'cm|см'],
  ['mm', 'mm|мм'],
  ['inch', 'inch(?:es)?|zoll|pouces?|pulgadas?'],
  ['m²', 'm²|m2|qm|square met(?:er|re)s|quadratmeter|mètres carrés|metros cuadrados'],
  ['kg', 'kg|kilos?|kilograms?|kilogramm|кг'],
  ['g', 'g|grams?|gramm|grammes?|gramos?|grammi|г'],
  ['mg', 'mg|мг'],
  ['t', 't|tonn?e?s|tonnen|toneladas?|tonnellate|тонн\\p{L}*'],
  ['lb', 'lbs?|pounds?'],
  ['l', 'l|lit(?:er|re)s?n?|litros?|litr[io]|л'],
  ['ml', 'ml|мл'],
  ['°C', '° ?c|degrees celsius|grad celsius|degrés celsius|grados celsius'],
  ['°F', '° ?f|degrees fahrenheit'],
  ['kWh', 'kwh|kilowattstunden?|kilowatt[- ]hours?'],
  ['MWh', 'mwh'],
  ['kW', 'kw|kilowatt'],
  ['MW', 'mw|megawatts?'],
  ['W', 'w|watts?'],
  ['kcal', 'kcal|calories|kalorien|calorías'],
  ['kB', 'kb'],
  ['MB', 'mb|megabytes?'],
  ['GB', 'gb|gigabytes?'],
  ['TB', 'tb|terabytes?'],
  ['ms', 'ms|milliseconds?|millisekunden'],
  [
    'second',
    's|sec|seconds?|sekunden?|secondes?|segundos?|second[io]|seconden|секунд\\p{L}*|saniye',
  ],
  ['minute', 'min|minutes?|minuten?|minutos?|minut[oi]|минут\\p{L}*|dakika'],
  ['hour', 'h|hours?|stunden?|heures?|horas?|or[ae]|uur|uren|час\\p{L}{0,2}|saat'],
  ['day', 'days?|tagen?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|дн(?:я|ей)|день|gün'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|недел\\p{L}*|hafta'],
  ['month', 'months?|monaten?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|meses|месяц\\p{L}*|ay'],
  ['year', 'years?|jahren?|ans?|années|años?|ann[oi]|jaar|jaren|anos?|год\\p{L}{0,2}|лет|yıl'],
  ['times', '×|x|times|fold|-fold|mal|fois|veces|volte|keer|vezes|раз'],
];

type Row<T> = readonly [T, RegExp];
const compiled = <T>(rows: readonly (readonly [T, string])[]): readonly Row<T>[] =>
  rows.map(([name, pattern]) => [
    name,
    new RegExp(`\\s?(?:d['’]|d[ei] )?-?(?:${pattern})(?![\\p{L}\\p{N}])`, 'iuy'),
  ]);
const SHORT_ROWS = compiled([...MAGNITUDES, ...SHORT_SCALE]);
const LONG_ROWS = compiled([...MAGNITUDES, ...LONG_SCALE]);
const MONEY_ROWS = OF_MONEY.map(
  ([factor, letters]) => [factor, new RegExp(`(?:${letters})(?![\\p{L}\\p{N}])`, 'iuy')] as const,
);
const UNIT_ROWS = compiled(UNITS);

interface Found<T> {
  readonly name: T;
  readonly end: number;
}

const anyByRows = new WeakMap<readonly Row<unknown>[], RegExp>();

/** Whether one of them matches: most numbers have no unit, and each row would be tried for nothing. */
function anyOf(rows: readonly Row<unknown>[]): RegExp {
  const old = anyByRows.get(rows);
  if (old !== undefined) return old;
  const any = new RegExp(rows.map(([, { source }]) => `(?:${source})`).join('|'), 'iuy');
  anyByRows.set(rows, any);
  return any;
}

/** The longest that matches counts: "km/h" is not "km". */
function longest<T>(rows: readonly Row<T>[], text: string, from: number): Found<T> | null {
  const any = anyOf(rows);
  any.lastIndex = from;
  if (!any.test(text)) return null;
  let found: Found<T> | null = null;
  for (const [name, pattern] of rows) {
    pattern.lastIndex = from;
    const end = pattern.test(text) ? pattern.lastIndex : 0;
    if (end > (found?.end ?? from)) found = { name, end };
  }
  return found;
}

/** `isMoney`: a currency stands in front of the number. */
export function magnitudeAt(
  text: string,
  from: number,
  { language, isMoney }: { readonly language: string; readonly isMoney: boolean },
): Found<number> | null {
  const rows = LONG_SCALE_LANGUAGES.has(baseLanguage(language)) ? LONG_ROWS : SHORT_ROWS;
  return (isMoney ? longest(MONEY_ROWS, text, from) : null) ?? longest(rows, text, from);
}

export const unitAt = (text: string, from: number): Found<string> | null =>
  longest(UNIT_ROWS, text, from);

const PERCENT = 'percent';
const BEFORE: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EUR: 'EUR',
  $: 'USD',
  USD: 'USD',
  US$: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
  '¥': 'JPY',
  JPY: 'JPY',
  CHF: 'CHF',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '%': PERCENT, // Turkish
  yüzde: PERCENT,
};
const UNIT_BEFORE = /(?:(?<![\p{L}])(?:EUR|USD|US\$|GBP|JPY|CHF|yüzde)|[€$£¥₹₺₽%])\s?$/u;

interface UnitBefore {
  readonly unit: string;
  readonly start: number;
  readonly isMoney: boolean;
}

/** The unit in front of a number: €5, USD 5. */
export function unitBefore(text: string, end: number): UnitBefore | null {
  const from = Math.max(0, end - 8);
  const found = UNIT_BEFORE.exec(text.slice(from, end));
  const unit = found === null ? undefined : BEFORE[found[0].trim()];
  if (found === null || unit === undefined) return null;
  return { unit, start: from + found.index, isMoney: unit !== PERCENT };
}
