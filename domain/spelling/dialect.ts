/** Which English a text is checked as. */

export const DIALECTS = ['American', 'British', 'Australian', 'Canadian', 'Indian'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** By country (ISO 3166-1 alpha-2), where it is not American. */
const OF_COUNTRIES: readonly (readonly [Dialect, countries: string])[] = [
  ['British', 'GB IE MT CY ZA NG KE GH HK SG MY GG JE IM GI'],
  ['Australian', 'AU NZ'],
  ['Canadian', 'CA'],
  ['Indian', 'IN'],
];
const OF_COUNTRY = new Map(
  OF_COUNTRIES.flatMap(([dialect, countries]) =>
    countries.split(' ').map((country) => [country, dialect] as const),
  ),
);

/** Of the country of the readers; American if there is none in particular. */
export const dialectOf = (country: string): Dialect => OF_COUNTRY.get(country) ?? 'American';
