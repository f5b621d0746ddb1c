/** By which form a line is a note of its writer. A rule that cannot tell says no. */
import type { TextTools, Token } from '#domain/seo/text/textTools.ts';
import { GIVEN_NAMES, OWN_NOTE_WORDS, type OwnNoteWords } from './ownNoteWords.ts';
import { type Phrases, phrasesOf } from './phrases.ts';

type Lists = { readonly [Name in keyof OwnNoteWords]: Phrases };

export interface Knowledge {
  readonly tools: TextTools;
  /** Of the language, and of English: "ask Joan" is written in every language. */
  readonly lists: readonly Lists[];
}

export interface Read {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The tokens as plain words. */
  readonly words: readonly string[];
  readonly startsLower: boolean;
  readonly isAsked: boolean;
}

type Rule = (read: Read, known: Knowledge) => boolean;

const knowledge = new WeakMap<TextTools, Knowledge>();

/** Cached. A language without lists has the English ones. */
export function knowledgeOf(tools: TextTools): Knowledge {
  const known = knowledge.get(tools) ?? made(tools);
  knowledge.set(tools, known);
  return known;
}

function made(tools: TextTools): Knowledge {
  const tables = [...new Set([tools.language, 'en'])].flatMap((one) => OWN_NOTE_WORDS[one] ?? []);
  return { tools, lists: tables.map((table) => listsOf(table, tools)) };
}

const listsOf = (table: OwnNoteWords, { plainWord }: TextTools): Lists =>
  Object.fromEntries(
    Object.entries(table).map(([name, list]) => [name, phrasesOf(list, plainWord)]),
  ) as Record<keyof OwnNoteWords, Phrases>;

/** Longer ones are told at once to be none. */
const NOTE_MAX_CHARS = 240;
const STARTS_LOWER = /^[¿¡]?\p{Ll}/u;
const ASKED = /[?？؟]$/;

export function readOf(text: string, tools: TextTools): Read {
  const tokens = text.length > NOTE_MAX_CHARS ? [] : tools.tokens(text);
  return {
    text,
    tokens,
    words: tokens.map(({ word }) => tools.plainWord(word)),
    startsLower: STARTS_LOWER.test(text),
    isAsked: ASKED.test(text),
  };
}

const QUOTE = /^[„“"«‚‘]/;

/** A long text is not looked at, and what somebody says is said to readers. */
export const mayBeNote = ({ text }: Read): boolean =>
  text.length <= NOTE_MAX_CHARS && !QUOTE.test(text);

const isWhole = ({ words }: Read, list: Phrases): boolean =>
  words.length > 0 && list.lengthAt(words, 0) === words.length;
const has = ({ words }: Read, list: Phrases): boolean => list.firstIn(words) >= 0;

const MARK = /^(?:TODO|FIXME|TBD|TBC|TK|XXX)\b/;
const LOWER_MARK = /^todo\s(?!lists?\b)/;
/** "todo" is "all" there. */
const TODO_IS_A_WORD = new Set(['es', 'pt']);
const MENTION = /^@\p{Lu}/u;
const BEGINS_OPEN = /^\?+(?:\s|$)|^\/\/\s/;
const UNKNOWN = /\?{3}/;
/** "TODO photo", "price ???", "? warranty", "@Lena can you check?" */
export const isMarked: Rule = ({ text, words, startsLower }, { tools }) => {
  if (MARK.test(text)) return words.length === 1 || text !== text.toUpperCase();
  if (LOWER_MARK.test(text)) return !TODO_IS_A_WORD.has(tools.language);
  if (MENTION.test(text)) return GIVEN.has(words[0] ?? '');
  return BEGINS_OPEN.test(text) || UNKNOWN.test(text) || (startsLower && text.endsWith('??'));
};

const LABEL_END = /:|,\s|\s[-–—]\s/;

/** "confidential – the margin is 40%", "not for publication". What is to stay among the writers needs no colon. */
const isSecret: Rule = ({ text, startsLower }, { tools, lists }) => {
  const end = LABEL_END.exec(text);
  const label = readOf(text.slice(0, end?.index), tools);
  const mayBeWord = label.words.length === 1 && !(startsLower && end?.[0].startsWith(' '));
  return !mayBeWord && lists.some(({ labels }) => isWhole(label, labels));
};

/** "client: no prices"; but "Client: ACME" is a row of a table. */
const isLabelled: Rule = ({ text, startsLower }, { tools, lists }) => {
  const colon = text.indexOf(':');
  if (colon < 0 || text.length === colon + 1) return false;
  const label = readOf(text.slice(0, colon), tools);
  const value = readOf(text.slice(colon + 1), tools);
  return lists.some(({ labels, looseLabels, pending, clients, wishes }) => {
    if (isWhole(label, labels)) return true;
    if (isWhole(label, clients)) return startsLower || wishes.begin(value.words);
    return startsLower && (isWhole(label, looseLabels) || isWhole(label, pending));
  });
};

/** "client wants no prices", "Client wants no prices": a sentence has "The client". */
const isWish: Rule = (read, { lists, tools: { language } }) =>
  isTerse(read) &&
  lists.some(({ clients, insiders, wants, small }) => {
    const mayStart = read.startsLower || language === 'de' || clients.lengthAt(read.words, 0) === 1;
    if (!mayStart) return false;
    const from = small.lengthAt(read.words, 0);
    const who = Math.max(
      clients.lengthAt(read.words, 0),
      insiders.lengthAt(read.words, from) + from,
    );
    return who > from && wants.lengthAt(read.words, who) > 0;
  });

/** "to be confirmed". A single word may be a heading. */
const isPending: Rule = (read, { lists }) =>
  (read.words.length > 1 || read.startsLower) &&
  !read.isAsked &&
  lists.some(({ pending }) => isWhole(read, pending));

/** The same in brackets or behind a dash, and "(still valid?)". */
export const saysToCheck: Rule = (read, { lists }) =>
  lists.some(
    ({ pending, doubts }) => isWhole(read, pending) || (read.isAsked && isWhole(read, doubts)),
  );

const MOST_WORDS = 14;
const SENTENCE_WORDS = 8;

/** Not a finished sentence. */
const isTerse = ({ text, words }: Read): boolean =>
  words.length <= MOST_WORDS && !(text.endsWith('.') && words.length > SENTENCE_WORDS);
const isAdvice = (read: Read, lists: readonly Lists[]): boolean =>
  lists.some(({ readers }) => has(read, readers));

/** Between a colleague and what is asked of them. */
const MOST_BETWEEN = 3;

/** "ask Joan about the tank", "mit Petra klären". */
export const isRequest: Rule = (read, { lists, tools: { language } }) => {
  const { words } = read;
  if (!isTerse(read) || isAdvice(read, lists)) return false;
  return lists.some((one) => {
    const asked = one.asks.lengthAt(words, 0);
    if (asked > 0 && behindColleague(read, asked, one, language) > 0) return true;
    const from = behindColleague(read, 0, one, language);
    const near = Array.from({ length: MOST_BETWEEN }, (_, at) => from + at);
    if (from > 0 && near.some((at) => one.asksBehind.lengthAt(words, at) > 0)) return true;
    return isAskedApart(read, one, language);
  });
};

/** What is asked may have so many words. */
const MOST_ASKED = 5;

/** "confirm the price with Dave before Friday", "Preis mit Dave klären" */
function isAskedApart(read: Read, lists: Lists, language: string): boolean {
  const { words, startsLower } = read;
  const behind = words.slice(0, MOST_ASKED + 1).flatMap((_, at) => {
    const joined = at === 0 ? 0 : lists.joins.lengthAt(words, at);
    const to = at + joined;
    const isMeant = startsLower
      ? lists.small.lengthAt(words, to) === 0
      : GIVEN.has(words[to] ?? '');
    return joined > 0 && isMeant ? behindColleague(read, to, lists, language) : [];
  });
  const isAsked = lists.asksApart.begin(words);
  return behind.some(
    (place) => place > 0 && (isAsked || lists.asksBehind.lengthAt(words, place) > 0),
  );
}

/** "do not publish before May" in any spelling; "don't use the word" as no sentence; "don't mention the supplier". */
const isInstruction: Rule = (read, { lists }) => {
  const { words, text, startsLower } = read;
  if (!isTerse(read) || text.endsWith('.') || isAdvice(read, lists)) return false;
  return lists.some(({ embargoes, instructs, withholds, withheld }) => {
    if (embargoes.begin(words) || (startsLower && instructs.begin(words))) return true;
    const isFirst = withholds.begin(words) || withheld.begin(words);
    return isFirst && has(read, withholds) && has(read, withheld);
  });
};

const LEFT_MOST_WORDS = 5;

const SET_APART = /\s[-–—]\s/;

/** "price tbc", "price – tbc"; but "It hums – to be confirmed" says something, with a note behind it (`saysToCheck`). */
const isLeftOpen: Rule = ({ words, text }, { lists }) => {
  if (words.length > LEFT_MOST_WORDS || text.endsWith('.')) return false;
  const most = SET_APART.test(text) ? 1 : words.length;
  return lists.some(({ left }) =>
    words.some((_, at) => at > 0 && at <= most && left.lengthAt(words, at) === words.length - at),
  );
};

const GIVEN = new Set(GIVEN_NAMES.split(/\s+/));
const CAPITAL = /^\p{Lu}/u;
const MOST_SMALL = 3;
const NOUNS_ARE_CAPITAL = new Set(['de']);

/** The place behind a colleague who is named at `at`; 0: nobody is. */
function behindColleague(read: Read, at: number, lists: Lists, language: string): number {
  const { words, tokens, startsLower } = read;
  const isName = (place: number) => CAPITAL.test(tokens[place]?.word ?? '');
  let from = at;
  const insider = () => lists.insiders.lengthAt(words, from);
  while (from < at + MOST_SMALL && insider() === 0 && lists.small.lengthAt(words, from) > 0)
    from += 1;
  if (insider() > 0) return from + insider();
  const titled = from + lists.titles.lengthAt(words, from);
  if (titled > from && isName(titled)) return titled + 1;
  const given = GIVEN.has(words[from]?.split("'")[0] ?? '') && (isName(from) || startsLower);
  const isNamed =
    given || (at > 0 && startsLower && isName(from) && !NOUNS_ARE_CAPITAL.has(language));
  if (!isNamed) return 0;
  return from + (isName(from + 1) ? 2 : 1);
}

const MATERIAL_MOST_WORDS = 9;

/** "add photo of the tank", "Foto vom Keller fehlt noch". */
const isForMaterial: Rule = (read, { lists }) => {
  const { words, text } = read;
  const isShort = words.length <= MATERIAL_MOST_WORDS && !text.endsWith('.') && !read.isAsked;
  if (!isShort || isAdvice(read, lists)) return false;
  return lists.some(({ material, handling }) => {
    const handled = handling.lengthAt(words, 0);
    const thing = material.firstIn(words.slice(handled));
    if (handled > 0 && thing >= 0 && thing <= MOST_SMALL) return true;
    const named = material.lengthAt(words, 0);
    return named > 0 && words.some((_, at) => at >= named && handling.lengthAt(words, at) > 0);
  });
};

/** "should we mention the grant?"; but readers ask "Should I put a photo on my CV?" */
export const isAmongUs: Rule = (read, { lists }) => {
  const { words, isAsked, startsLower } = read;
  if (!isAsked || words.length > MOST_WORDS) return false;
  return lists.some(({ among, amongLower, publishing }) => {
    const isOurs = among.begin(words) || (startsLower && amongLower.begin(words));
    return isOurs && has(read, publishing);
  });
};

const FRAGMENT_MOST_WORDS = 4;

/** "noise at night?" asks its writer; readers ask in sentences. "source?" and "still valid?" never ask readers. */
const isFragment: Rule = (read, { lists, tools }) => {
  const { text, words, startsLower } = read;
  if (!read.isAsked || words.length > FRAGMENT_MOST_WORDS) return false;
  const isToCheck = lists.some(
    ({ publishing, doubts }) =>
      publishing.lengthAt(words, 0) === words.length || (words.length > 1 && isWhole(read, doubts)),
  );
  const isSentence = tools.cues?.isQuestion(words) === true || text.startsWith('¿');
  return isToCheck || (startsLower && !isSentence);
};

export const LINE_RULES: readonly Rule[] = [
  isMarked,
  isSecret,
  isLabelled,
  isWish,
  isPending,
  isRequest,
  isInstruction,
  isLeftOpen,
  isForMaterial,
  isAmongUs,
  isFragment,
];
