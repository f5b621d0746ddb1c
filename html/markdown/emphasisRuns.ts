/** Finds the marks of emphasis and deletion in Markdown and pairs them: as CommonMark does, and where it reads no mark, by meaning. */
import {
  areFigures,
  areInWords,
  closesByMeaning,
  isGendered,
  opensByMeaning,
  REST_CHARS,
  type Sides,
} from './emphasisMeaning.ts';

/** Marks of one kind in a row. */
export interface Run extends Sides {
  readonly at: number;
  /** How many of its marks have no partner. */
  left: number;
  /** Looks for a partner behind it. */
  isOpen: boolean;
  /** What a reader of CommonMark would not see. */
  hint: 'opens' | 'closes' | 'text' | null;
}

/** Paragraphs, which are paired each by itself. */
const BLANK = /\n[ \t]*\n/g;
/** What is escaped, code, a tag, a place where another block may begin, or marks. */
const PIECES =
  /\\[^\n]|(?<code>`+)|<[a-z/!][^<>\n]{0,2000}>|(?<block>\n(?=[ \t]*(?:#{1,6}[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t]|[>|])))|(?<run>\*+|~+)/gi;

/** All runs of stars and tildes outside code, in their order. Linear. */
export function runsIn(text: string): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const { 0: blank, index } of text.matchAll(BLANK)) {
    runs.push(...runsOfParagraph(text, start, index));
    start = index + blank.length;
  }
  return [...runs, ...runsOfParagraph(text, start, text.length)];
}

function runsOfParagraph(text: string, start: number, end: number): Run[] {
  const paragraph = text.slice(start, end);
  const runs: Run[] = [];
  const endOfCode = codeReader(paragraph);
  let open: Open = { '*': [], '~': [] };
  let from = 0;
  for (const { 0: found, index, groups = {} } of paragraph.matchAll(PIECES)) {
    if (index < from) continue;
    if (groups.code !== undefined) from = endOfCode(index, found.length);
    if (groups.block !== undefined) open = closed(open);
    if (groups.run === undefined) continue;
    const run = runAt(paragraph, index, found);
    paired(run, open[run.mark], paragraph);
    runs.push(run);
  }
  return runs.map((run) => Object.assign(run, { at: start + run.at }));
}

type Open = Readonly<Record<Run['mark'], Run[]>>;

/** Nothing that was open may end in another block. */
function closed(open: Open): Open {
  for (const run of [...open['*'], ...open['~']]) run.isOpen = false;
  return { '*': [], '~': [] };
}

/** Says where the code ends that begins with so many backticks; behind them, if it does not end. */
function codeReader(text: string): (at: number, ticks: number) => number {
  const places = new Map<number, number[]>();
  for (const { 0: ticks, index } of text.matchAll(/`+/g)) {
    const others = places.get(ticks.length);
    if (others === undefined) places.set(ticks.length, [index]);
    else others.push(index);
  }
  for (const others of places.values()) others.reverse(); // the next one is the last
  return (at, ticks) => {
    const others = places.get(ticks) ?? [];
    while ((others.at(-1) ?? at + 1) <= at) others.pop();
    return (others.at(-1) ?? at) + ticks;
  };
}

function runAt(text: string, at: number, marks: string): Run {
  const [before = '', beforeThat = ''] = Array.from(text.slice(Math.max(0, at - 4), at)).reverse();
  const end = at + marks.length;
  const [after = '', afterThat = ''] = Array.from(text.slice(end, end + 4));
  const mark = marks[0] === '*' ? '*' : '~';
  return {
    mark,
    length: marks.length,
    left: marks.length,
    at,
    before,
    beforeThat,
    after,
    afterThat,
    isOpen: false,
    hint: null,
    rest: text.slice(end, end + REST_CHARS),
  };
}

/** A deletion has one or two tildes; with more, they are text. */
const isText = ({ mark, length }: Run): boolean => mark === '~' && length > 2;

/** Gives a run its partner, or makes it one that waits for its own. */
function paired(run: Run, open: Run[], text: string): void {
  if (isText(run)) return;
  const opener = open.at(-1);
  const within = opener === undefined ? '' : text.slice(endOf(opener), run.at).slice(-LONGEST);
  if (areFigures(run, opener) || isGendered(run, opener) || areInWords(run, opener, within)) {
    run.hint = 'text';
    return;
  }
  const { closes, opens } = flanks(run);
  if (closes) close(run, open);
  else if (opener?.left === run.length && closesByMeaning(run, within)) {
    run.hint = 'closes';
    close(run, open);
  }
  if (run.left === 0 || run.hint !== null || !(opens || opensByMeaning(run))) return;
  run.isOpen = true;
  open.push(run);
}

/** As much of an emphasis is looked at. */
const LONGEST = 500;
const endOf = ({ at, length }: Run): number => at + length;

/** CommonMark's left-flanking and right-flanking runs, which may open and close (§6.2). */
function flanks({ before, after }: Run): { readonly opens: boolean; readonly closes: boolean } {
  const isPunctuated = isPunctuation(before) !== isPunctuation(after);
  return {
    opens: !isSpace(after) && !(isPunctuation(after) && isPunctuated && !isSpace(before)),
    closes: !isSpace(before) && !(isPunctuation(before) && isPunctuated && !isSpace(after)),
  };
}

const isSpace = (char: string): boolean => /^\s?$/.test(char);
const isPunctuation = (char: string): boolean => /^[\p{P}\p{S}]$/u.test(char);

/** How many openers are tried: what a longer search would find is not written by anybody. */
const MOST_TRIED = 16;

/** Pairs as many marks of a run as there are openers for. What is open within them stays text. */
function close(run: Run, open: Run[]): void {
  while (run.left > 0) {
    const at = open.slice(-MOST_TRIED).findLastIndex((opener) => mayPair(opener, run));
    const place = at + Math.max(0, open.length - MOST_TRIED);
    const opener = open[place];
    if (at < 0 || opener === undefined) return;
    for (const within of open.splice(place + 1)) within.isOpen = false;
    pair(opener, run);
    if (opener.left > 0) continue;
    opener.isOpen = false;
    open.pop();
  }
}

function pair(opener: Run, run: Run): void {
  const common = Math.min(opener.left, run.left);
  const marks = run.mark === '~' ? common : Math.min(common, 2);
  run.left -= marks;
  opener.left -= marks;
  if (!flanks(opener).opens) opener.hint = 'opens';
}

/** CommonMark's ninth rule of emphasis; tildes pair with as many. */
function mayPair(opener: Run, run: Run): boolean {
  if (run.mark === '~') return opener.length === run.length;
  const isBoth = flanks(opener).closes || flanks(run).opens;
  const isThird = (opener.length + run.length) % 3 === 0 && run.length % 3 !== 0;
  return !(isBoth && isThird) || run.hint === 'closes';
}
