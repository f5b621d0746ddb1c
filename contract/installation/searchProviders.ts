/** Services that search the web, and what people are told of each. To add one, see the end of docs/architecture.md. */

interface Traits {
  /** A proper name, which is not translated. */
  readonly name: string;
  /** It runs on a server of one's own: it has an address, and needs no key. */
  readonly isOwnServer: boolean;
  /** Its key is a login and a password with a colon between them. */
  readonly hasLogin: boolean;
  /** It searches from a city. */
  readonly knowsCities: boolean;
  /** It searches in one country only: in the United States if none is named. */
  readonly needsCountry: boolean;
  /** It lists many keyphrases with figures at once; the others complete what is typed, a few words at a time. */
  readonly hasFigures: boolean;
}

const NO_TRAITS = {
  isOwnServer: false,
  hasLogin: false,
  knowsCities: false,
  needsCountry: false,
  hasFigures: false,
} as const;

export const PROVIDER_TRAITS = {
  searxng: { ...NO_TRAITS, name: 'SearXNG', isOwnServer: true },
  brave: { ...NO_TRAITS, name: 'Brave Search', knowsCities: true },
  dataForSeo: {
    ...NO_TRAITS,
    name: 'DataForSEO',
    hasLogin: true,
    needsCountry: true,
    hasFigures: true,
  },
  serpApi: { ...NO_TRAITS, name: 'SerpApi', knowsCities: true },
} as const satisfies Readonly<Record<string, Traits>>;

type ProviderTraits = typeof PROVIDER_TRAITS;
export type SearchProvider = keyof ProviderTraits;
type OwnServer = {
  [Name in SearchProvider]: ProviderTraits[Name]['isOwnServer'] extends true ? Name : never;
}[SearchProvider];

export const SEARCH_PROVIDERS = Object.keys(PROVIDER_TRAITS) as [
  SearchProvider,
  ...SearchProvider[],
];

export const isSearchProvider = (source: string): source is SearchProvider =>
  Object.hasOwn(PROVIDER_TRAITS, source);

export const isOwnServer = (provider: SearchProvider): provider is OwnServer =>
  PROVIDER_TRAITS[provider].isOwnServer;

/** Whether results of this source are those of the United States if no country is named. */
export const needsCountry = (source: string): boolean =>
  SEARCH_PROVIDERS.some(
    (provider) => provider === source && PROVIDER_TRAITS[provider].needsCountry,
  );

/** A value for each service. */
export const byProvider = <Value>(
  of: (provider: SearchProvider) => Value,
): Readonly<Record<SearchProvider, Value>> =>
  Object.fromEntries(SEARCH_PROVIDERS.map((provider) => [provider, of(provider)])) as Record<
    SearchProvider,
    Value
  >;

export const PROVIDER_NAMES = byProvider((provider) => PROVIDER_TRAITS[provider].name);

/** The names of the services that have a trait. */
export const namesOfThoseWith = (trait: Exclude<keyof Traits, 'name'>): string[] =>
  Object.values(PROVIDER_TRAITS).flatMap((traits) => (traits[trait] ? [traits.name] : []));
