/** How people of a country write: measures, temperatures, money, numbers and dates. Numbers and dates by CLDR. */
import { baseLanguage } from '#html/words.ts';

export interface Conventions {
  /** `mixed`: both are in everyday use, so nothing is foreign. */
  readonly measures: 'metric' | 'imperial' | 'mixed';
  readonly temperature: 'C' | 'F';
  /** ISO 4217; null: not known here. */
  readonly currency: string | null;
  /** BCP 47, for Intl. */
  readonly locale: string;
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  /** Between the parts of a date in digits. */
  readonly dateSign: string;
}

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const IMPERIAL = setOf('US LR MM PR GU VI AS MP UM');
const MIXED = setOf('GB CA IE');
const FAHRENHEIT = setOf('US LR BS BZ KY PW FM MH PR GU VI AS MP UM');

const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'US AS EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  GBP: 'GB GG IM JE',
  ARS: 'AR',
  AUD: 'AU CC CX HM KI NF NR TV',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  HUF: 'HU',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO BV SJ',
  NZD: 'NZ CK NU PN TK',
  PEN: 'PE',
  PLN: 'PL',
  RON: 'RO',
  RUB: 'RU',
  SEK: 'SE',
  SGD: 'SG',
  TRY: 'TR',
  UAH: 'UA',
  ZAR: 'ZA',
};
const CURRENCY_OF = new Map(
  Object.entries(CURRENCIES).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency] as const),
  ),
);

/** 22 November 2001. */
const EXAMPLE_MS = 1_006_387_200_000;
const ORDERS = { day: 'dmy', month: 'mdy', year: 'ymd' } as const;

/** The conventions of a country for a text in a language (BCP 47). */
export function conventionsOf(country: string, language: string): Conventions {
  const locale = `${baseLanguage(language)}-${country}`;
  const parts = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(EXAMPLE_MS);
  const first = parts.find(({ type }) => type !== 'literal')?.type;
  const sign = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '/';
  return {
    measures: IMPERIAL.has(country) ? 'imperial' : MIXED.has(country) ? 'mixed' : 'metric',
    temperature: FAHRENHEIT.has(country) ? 'F' : 'C',
    currency: CURRENCY_OF.get(country) ?? null,
    locale,
    dateOrder: first === 'month' || first === 'year' ? ORDERS[first] : ORDERS.day,
    dateSign: sign === '' ? '/' : sign,
  };
}
