/** One spelling for words that a list of keyphrases spells in several ways. Bounded by the words of the list, never by their pairs. */

type Words = readonly string[];

export interface SpellingRules {
  /** A word without what people leave out when they type: accents. */
  plain(word: string): string;
  stem(word: string): string;
  /** What may stand between the parts of a compound; null: the language has none. */
  readonly links: readonly string[] | null;
  /** How plurals end, each with the end of the singular. */
  readonly plurals: readonly (readonly [plural: string, singular: string])[];
  /** What makes a word of another and is no part of a compound. */
  readonly endings: readonly string[];
  /** Words that stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** Function words. */
  readonly small: ReadonlySet<string>;
  /** Parts of compounds that need not stand alone in the list, such as what asks for a task. */
  readonly parts: ReadonlySet<string>;
}

/** Returns the words of each phrase in the spelling that the list uses most, with compounds in their parts. */
export function respelled(phrases: readonly Words[], rules: SpellingRules): string[][] {
  const accented = oneSpelling(phrases, rules.plain);
  const even = oneNumber(accented, rules);
  const { links } = rules;
  return links === null ? joinedWords(even, rules) : splitCompounds(even, links, rules);
}

function usesOf(phrases: readonly Words[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of phrases.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/** "colchon" is "colchón" if somebody writes it: what has most characters beyond ASCII is the full spelling. */
function oneSpelling(phrases: readonly Words[], plain: (word: string) => string): string[][] {
  const nonAscii = (word: string) => [...word].filter((char) => char > '\u007f').length;
  const full = new Map<string, string>();
  for (const word of usesOf(phrases).keys()) {
    const known = full.get(plain(word));
    if (known === undefined || nonAscii(word) > nonAscii(known)) full.set(plain(word), word);
  }
  return phrases.map((words) => words.map((word) => full.get(plain(word)) ?? word));
}

const SINGULAR_LEAST_CHARS = 3;

/** "baterías" is "batería", and "shelves" is "shelf", if the list has that: stemmers do not know all plurals. */
function oneNumber(phrases: readonly Words[], { plurals, kept }: SpellingRules): string[][] {
  const known = new Set(phrases.flat());
  const singular = (word: string): string => {
    if (kept.has(word)) return word;
    const found = plurals
      .filter(([ending]) => word.endsWith(ending))
      .map(([ending, end]) => word.slice(0, word.length - ending.length) + end)
      .find((one) => one.length >= SINGULAR_LEAST_CHARS && known.has(one));
    return found ?? word;
  };
  return phrases.map((words) => words.map(singular));
}

/** "sur matelas" is "surmatelas" if the list has that word. */
function joinedWords(phrases: readonly Words[], { stem }: SpellingRules): string[][] {
  const known = new Set(phrases.flat().map(stem));
  return phrases.map((words) => {
    const joined: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [word = '', next] = words.slice(at, at + 2);
      const isOne = next !== undefined && known.has(stem(word + next));
      joined.push(isOne ? word + next : word);
      if (isOne) at += 1;
    }
    return joined;
  });
}

const PART_LEAST_CHARS = 3;
const COMPOUND = { least: 7, most: 60 } as const;

/** "wärmepumpenkosten" is "wärmepumpe" and "kosten" if the list has both. */
function splitCompounds(
  phrases: readonly Words[],
  links: Words,
  { stem, parts, small, endings }: SpellingRules,
): string[][] {
  const known = new Set(
    [...phrases.flat(), ...parts].filter((word) => isPart(word) && !small.has(word)),
  );
  const byStem = new Map([...known].map((word) => [stem(word), word]));
  const isKnown = (word: string) => known.has(word) || byStem.has(stem(word));
  const whole = new Set(phrases.flat().filter((word) => !parts.has(word)));
  for (const rest of repeatedRests(whole, { links, endings }, isKnown)) known.add(rest);
  const wholeOf = (part: string) => (known.has(part) ? part : (byStem.get(stem(part)) ?? part));
  const remembered = new Map<string, string[]>();
  const partsOf = (word: string): string[] => {
    const old = remembered.get(word);
    if (old !== undefined) return old;
    remembered.set(word, [word]);
    const cut = parts.has(word) ? null : cutOf(word, links, isKnown);
    const found = cut === null ? [word] : cut.map(wholeOf).flatMap(partsOf);
    remembered.set(word, found);
    return found;
  };
  return phrases.map((words) => words.flatMap(partsOf));
}

const isPart = (word: string): boolean => word.length >= PART_LEAST_CHARS && !/\d/.test(word);
const isCompound = (word: string): boolean =>
  word.length >= COMPOUND.least && word.length <= COMPOUND.most && !/\d/.test(word);

/** "zusatz" is a part if "zahnzusatz" and "zusatzversicherung" leave it over. */
function repeatedRests(
  words: ReadonlySet<string>,
  { links, endings }: { links: Words; endings: Words },
  isKnown: (word: string) => boolean,
): string[] {
  const isEnding = (rest: string) => endings.some((ending) => rest.startsWith(ending));
  const rests = new Map<string, number>();
  const count = (rest: string) => {
    if (rest.length >= REST_LEAST_CHARS && !isKnown(rest) && !isEnding(rest))
      rests.set(rest, (rests.get(rest) ?? 0) + 1);
  };
  const open = [...words].filter(
    (word) => isCompound(word) && cutOf(word, links, isKnown) === null,
  );
  for (const word of open)
    for (let at = PART_LEAST_CHARS; at <= word.length - PART_LEAST_CHARS; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (isKnown(tail)) count(head);
      else if (headOf(head, links, isKnown) !== null) count(tail);
    }
  const isPartOf = (rest: string) =>
    [...rests.keys()].some(
      (other) =>
        other !== rest && other.endsWith(rest) && (rests.get(other) ?? 0) >= (rests.get(rest) ?? 0),
    );
  return [...rests].filter(([rest, times]) => times > 1 && !isPartOf(rest)).map(([rest]) => rest);
}
const REST_LEAST_CHARS = 5;

/** The longest beginning that the list has, and the rest if the list has that too. */
function cutOf(
  word: string,
  links: Words,
  isKnown: (word: string) => boolean,
): [string, string] | null {
  if (!isCompound(word)) return null;
  for (let at = word.length - PART_LEAST_CHARS; at >= PART_LEAST_CHARS; at -= 1) {
    const tail = word.slice(at);
    if (!isKnown(tail)) continue;
    const head = headOf(word.slice(0, at), links, isKnown);
    if (head !== null) return [head, tail];
  }
  return null;
}

/** "wärmepumpen" is "wärmepumpe" with a link; "schul" is "schule" without its end. */
function headOf(head: string, links: Words, isKnown: (word: string) => boolean): string | null {
  const bare = links
    .filter((link) => head.endsWith(link))
    .map((link) => head.slice(0, head.length - link.length))
    .find((one) => one.length >= PART_LEAST_CHARS && isKnown(one));
  return bare ?? (isKnown(`${head}e`) ? `${head}e` : null);
}

const TYPO = {
  shortest: 5,
  short: 6,
  longest: 40,
  long: 10,
  usesMost: 2,
  oftener: 3,
  oftenerIfShort: 12,
} as const;

/**
 * Returns the stems that are others misspelled, each with the right one: long, rare, within one letter (two in long ones) of one that is
 * used three times as often and begins alike. By the letters left out (Garbe 2012, "symmetric delete").
 */
export function misspelled(
  phrases: readonly Words[],
  isKnown: (stem: string) => boolean,
): Map<string, string> {
  const uses = usesOf(phrases);
  const count = (word: string) => uses.get(word) ?? 0;
  const words = [...uses.keys()].filter(isTypoLong);
  const right = byLeftOver(words.filter((word) => count(word) >= TYPO.oftener));
  const oftener = (word: string) => (word.length < TYPO.short ? TYPO.oftenerIfShort : TYPO.oftener);
  const meant = new Map<string, string>();
  for (const word of words) {
    if (count(word) > TYPO.usesMost || isKnown(word)) continue;
    const best = leftOvers(word)
      .flatMap((left) => right.get(left) ?? [])
      .find((other) => other[0] === word[0] && count(other) >= oftener(word) * count(word));
    if (best !== undefined) meant.set(word, best);
  }
  return meant;
}

function byLeftOver(words: Words): Map<string, string[]> {
  const byLeft = new Map<string, string[]>();
  for (const word of words)
    for (const left of leftOvers(word)) {
      const list = byLeft.get(left);
      if (list === undefined) byLeft.set(left, [word]);
      else list.push(word);
    }
  return byLeft;
}

const isTypoLong = (word: string): boolean =>
  word.length >= TYPO.shortest && word.length <= TYPO.longest && !/\d/.test(word);

/** The word itself first, then with one letter left out, then with two. */
function leftOvers(word: string): string[] {
  const one = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
  if (word.length < TYPO.long) return [word, ...one];
  const two = one.flatMap((left) =>
    [...left].map((_, at) => left.slice(0, at) + left.slice(at + 1)),
  );
  return [...new Set([word, ...one, ...two])];
}
