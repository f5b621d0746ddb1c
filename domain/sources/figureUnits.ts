/** What stands behind or before a number, and makes it a figure. Patterns ignore case; a word ends where it ends. */

/** Word → factor. */
const MAGNITUDES: readonly (readonly [factor: number, pattern: string])[] = [
  [1e12, 'trillions?|billionen|bill[oó]n(?:es)?|триллион\\p{L}*'],
  [
    1e9,
    'billions?|bn|milliarden?|mrd\\.?|milliards?|md|miliard[io]|mil millones|bilh(?:ão|ões)|miljard|млрд\\.?|миллиард\\p{L}*|milyar',
  ],
  [
    1e6,
    'millions?|mn|mio\\.?|millionen|mill[oó]n(?:es)?|milion[ei]|milh(?:ão|ões)|miljoen|млн\\.?|миллион\\p{L}*|milyon',
  ],
  [1e3, 'thousand|k|tausend|tsd\\.?|mille|mil|mila|duizend|тыс\\.?|тысяч\\p{L}*|bin'],
];

/** The unit in the ledger → how it is written, in the languages that are scored. */
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
const MAGNITUDE_ROWS = compiled(MAGNITUDES);
const UNIT_ROWS = compiled(UNITS);

interface Found<T> {
  readonly name: T;
  readonly end: number;
}

/** The longest that matches counts: "km/h" is not "km". */
function longest<T>(rows: readonly Row<T>[], text: string, from: number): Found<T> | null {
  let found: Found<T> | null = null;
  for (const [name, pattern] of rows) {
    pattern.lastIndex = from;
    const end = pattern.test(text) ? pattern.lastIndex : 0;
    if (end > (found?.end ?? from)) found = { name, end };
  }
  return found;
}

export const magnitudeAt = (text: string, from: number): Found<number> | null =>
  longest(MAGNITUDE_ROWS, text, from);

export const unitAt = (text: string, from: number): Found<string> | null =>
  longest(UNIT_ROWS, text, from);

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
  '%': 'percent', // Turkish
  yüzde: 'percent',
};
const UNIT_BEFORE = /(?:(?<![\p{L}])(?:EUR|USD|US\$|GBP|JPY|CHF|yüzde)|[€$£¥₹₺₽%])\s?$/u;

/** The unit in front of a number: €5, USD 5. */
export function unitBefore(text: string, end: number): { unit: string; start: number } | null {
  const from = Math.max(0, end - 8);
  const found = UNIT_BEFORE.exec(text.slice(from, end));
  const unit = found === null ? undefined : BEFORE[found[0].trim()];
  return found === null || unit === undefined ? null : { unit, start: from + found.index };
}
