/** What is counted. A unit of each has a row in every table of limits: a new limit is a name here, and the compiler asks for the rows. */
export const LIMIT_NAMES = [
  'article',
  'smm',
  'serpBased',
  'aiFeatures',
  'aiImages',
  'humanizerScore',
  'humanizerRewrite',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Returns an object with a value for each limit. */
export const byLimit = <Value>(make: (name: LimitName) => Value): Record<LimitName, Value> =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, make(name)])) as Record<LimitName, Value>;
