/** What people want to do who search, by words that ask for it in different ways: "how much is" and "price" are one task. */

export interface TaskCues {
  readonly tasks: readonly Task[];
  /** Function words; null: the language has no list of its own. */
  readonly smallWords: ReadonlySet<string> | null;
  /** How plurals end, each with the end of the singular. */
  readonly plurals: readonly (readonly [plural: string, singular: string])[];
  /** What may stand between the parts of a compound; null: the language writes its nouns apart. */
  readonly links: readonly string[] | null;
  readonly endings: WordEndings;
}

export interface WordEndings {
  /** What makes a noun of a verb, each with what makes it a verb again. */
  readonly nouns: readonly (readonly [noun: string, verb: string])[];
  /** What makes a word of another and is no part of a compound. */
  readonly bound: readonly string[];
}

interface Task {
  /** `-`: the words say nothing; `~…`: they say little about the page that is wanted; `=…`: other words for a thing, no task. */
  readonly name: string;
  /** One word, or several in a row. */
  readonly phrases: readonly string[];
}

/** A word and what its forms have in common. */
export interface WordForm {
  readonly word: string;
  readonly stem: string;
}

export interface Part {
  readonly kind: 'task' | 'aside' | 'word';
  /** The name of the task, or the stem of the word. */
  readonly key: string;
  readonly word: string;
}

/** The parts of a keyphrase by their keys, each once. */
export type PhraseForm = ReadonlyMap<string, Part['kind']>;

/** Tasks that a phrase may name beside the one that it is about: an installer near me is found where installing near me is. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  best: ['define', 'choose', '~which', 'amount'],
  cost: ['define', 'amount', 'buy', '~which', '~how'],
  cheap: ['buy', '~online'],
  deal: ['buy', '~online'],
  near: ['firm', 'buy', 'install', 'service'],
  firm: ['install', 'service'],
  choose: ['buy', '~which', '~how', 'types'],
  versus: ['choose', 'best', '~which', 'define'],
  worth: ['install', 'buy'],
  rules: ['install'],
  amount: ['calculator'],
  calculator: ['~online'],
  template: ['cancel', '=write'],
  grant: ['~how'],
  brand: ['best'],
};
/** Two tasks that are another one together. */
const TOGETHER: readonly (readonly [string, string, string])[] = [['~which', 'buy', 'choose']];

/** Words with fewer letters are no forms of each other. */
const FORM_LEAST_CHARS = 5;

interface Cue {
  readonly words: readonly WordForm[];
  readonly name: string;
}

/** Returns what finds the tasks in words: the longest phrase first, the same words before other forms of them. */
export function taskReader(
  { tasks }: TaskCues,
  formsOf: (word: string) => readonly WordForm[],
): (words: readonly WordForm[]) => Part[] {
  const cues = tasks.flatMap(({ name, phrases }) =>
    phrases.flatMap((phrase) =>
      waysOf(phrase.split(' ').map(formsOf)).map((words) => ({ name, words })),
    ),
  );
  const byWord = sorted(Map.groupBy(cues, ({ words }) => words[0]?.word ?? ''));
  const byStem = sorted(Map.groupBy(cues, ({ words }) => words[0]?.stem ?? ''));
  const cueAt = (words: readonly WordForm[], at: number): Cue | undefined => {
    const here = words[at];
    if (here === undefined) return undefined;
    const exact = byWord.get(here.word)?.find((cue) => isAt(cue, words, at, 'word'));
    const other = byStem.get(here.stem)?.find((cue) => isAt(cue, words, at, 'stem'));
    return other !== undefined && other.words.length > (exact?.words.length ?? 0) ? other : exact;
  };
  return (words) => {
    const parts: Part[] = [];
    for (let at = 0; at < words.length; ) {
      const cue = cueAt(words, at);
      const { word = '', stem = '' } = words[at] ?? {};
      if (cue === undefined) parts.push({ kind: 'word', key: stem, word });
      else if (cue.name !== '-') parts.push(taskPart(cue.name));
      at += cue?.words.length ?? 1;
    }
    return withoutImplied(parts);
  };
}

/** As it is spelled, and as people type it who leave out accents. */
function waysOf(words: readonly (readonly WordForm[])[]): WordForm[][] {
  const full = words.flatMap(([first]) => first ?? []);
  const typed = words.flatMap((forms) => forms.at(-1) ?? []);
  return full.every(({ word }, at) => word === typed[at]?.word) ? [full] : [full, typed];
}

function sorted(byKey: Map<string, Cue[]>): Map<string, Cue[]> {
  for (const cues of byKey.values())
    cues.sort((one, other) => other.words.length - one.words.length);
  return byKey;
}

const isAt = ({ words }: Cue, all: readonly WordForm[], at: number, by: 'word' | 'stem'): boolean =>
  words.every((form, offset) => {
    const there = all[at + offset];
    if (there === undefined) return false;
    return by === 'stem' && form.stem.length >= FORM_LEAST_CHARS
      ? there.stem === form.stem
      : there.word === form.word;
  });

const KINDS: Readonly<Record<string, Part['kind']>> = { '~': 'aside', '=': 'word' };

/** A number is a word, in letters or in digits. */
const taskPart = (name: string): Part =>
  /^\d/.test(name)
    ? { kind: 'word', key: name, word: name }
    : { kind: KINDS[name[0] ?? ''] ?? 'task', key: `:${name}`, word: '' };

function withoutImplied(parts: readonly Part[]): Part[] {
  let found = [...parts];
  const has = (name: string) => found.some(({ key }) => key === `:${name}`);
  for (const [one, other, both] of TOGETHER)
    if (has(one) && has(other))
      found = [
        ...found.filter(({ key }) => key !== `:${one}` && key !== `:${other}`),
        taskPart(both),
      ];
  for (const [name, implied] of Object.entries(IMPLIED))
    if (has(name)) found = found.filter(({ key }) => !implied.some((one) => key === `:${one}`));
  return found;
}
