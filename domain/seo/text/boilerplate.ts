/** What a page has around its text: navigation, lines of authors and dates, calls to action, notices, lists of other pages. */
import type { BoilerplateCues, TextTools } from './textTools.ts';

/** What is asked of a unit of text (html/units.ts). */
interface Line {
  readonly kind: string;
  /** Of a heading; 0 for other units. */
  readonly level: number;
  readonly text: string;
}

/** Words and characters of a line that can be such; a longer one is text. */
const MOST = {
  chars: 400,
  line: 30,
  call: 14,
  byline: 14,
  bare: 6,
  crumb: 5,
  dateWithin: 6,
} as const;
/** A page with so many lines of a frame, and so large a share of them, writes about that. */
const SUBJECT = { least: 4, share: 1 / 12 } as const;

const ENDS = /[.!?:…。！？"”»)]\s*$/u;
const SEPARATOR = /\s[/|·•›»>→–—-]\s|[|·•›»→]/u;
const BEFORE_SIGN = /^[^:|/·•›»>→]*/u;
const YEAR = /\b(?:19|20)\d\d\b/;
const DAY = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}\b/;
const CAPITAL = /^\p{Lu}/u;
const RIGHTS = /©|\(c\)\s*(?:19|20)\d\d/i;

type Reason = 'call' | 'label' | 'frame' | 'byline' | 'date' | 'trail' | 'bare' | 'rights';

/** Returns for each unit of a page, in order, whether it is boilerplate. Nothing is for a language without lists. */
export function boilerplateIn(lines: readonly Line[], tools: TextTools): boolean[] {
  const { boilerplate: cues } = tools;
  if (cues === null) return lines.map(() => false);
  const reasons = lines.map((line) => reasonOf(line, cues, tools));
  const frames = reasons.filter((reason) => reason === 'frame').length;
  const isSubject = frames >= Math.max(SUBJECT.least, lines.length * SUBJECT.share);
  const isBelow = belowFrameHeadings(lines, cues, tools);
  return reasons.map(
    (reason, at) => isBelow[at] === true || (reason !== null && !(isSubject && reason === 'frame')),
  );
}

/** Whether each line stands below a heading such as "Related articles", or is one. */
function belowFrameHeadings(
  lines: readonly Line[],
  cues: BoilerplateCues,
  tools: TextTools,
): boolean[] {
  let below = 0; // the level of that heading; 0: there is none
  return lines.map(({ kind, level, text }) => {
    const isHeading = kind === 'heading';
    if (isHeading && (below === 0 || level <= below))
      below = cues.isFrameHeading(plainIn(text, tools)) ? level : 0;
    return below > 0;
  });
}

const plainIn = (text: string, tools: TextTools): string[] =>
  tools.words(text).map(tools.plainWord);

interface ReadLine extends Line {
  readonly words: readonly string[];
  readonly plain: readonly string[];
}

/** What gives a line away; the first that is true counts. */
const SIGNS: readonly (readonly [
  Reason,
  (line: ReadLine, cues: BoilerplateCues, tools: TextTools) => boolean,
])[] = [
  ['rights', ({ text }) => RIGHTS.test(text)],
  ['call', ({ plain }, cues) => plain.length <= MOST.call && cues.isCall(plain)],
  [
    'label',
    ({ text }, cues, tools) => cues.isLabel(plainIn(BEFORE_SIGN.exec(text)?.[0] ?? '', tools)),
  ],
  [
    'byline',
    (line, cues) => line.plain.length <= MOST.byline && cues.isByline(line.plain) && hasName(line),
  ],
  ['frame', ({ plain }, cues) => cues.isFrame(plain)],
  ['date', isDateLine],
  ['trail', (line, _cues, tools) => line.kind === 'paragraph' && isTrail(line, tools)],
  [
    'bare',
    ({ kind, plain, text }) =>
      kind === 'paragraph' && plain.length <= MOST.bare && !ENDS.test(text),
  ],
];

function reasonOf(line: Line, cues: BoilerplateCues, tools: TextTools): Reason | null {
  if (line.kind === 'heading' || line.kind === 'other' || line.text.length > MOST.chars)
    return null;
  const words = tools.words(line.text);
  if (words.length > MOST.line) return null;
  const read = { ...line, words, plain: words.map(tools.plainWord) };
  return SIGNS.find(([, isSign]) => isSign(read, cues, tools))?.[0] ?? null;
}

/** "By Dana Whitlock, Senior Editor": no sentence, and somebody's name. */
const hasName = ({ words, text }: ReadLine): boolean =>
  !/[.!?]\s*$/.test(text) && words.slice(1).some((word) => CAPITAL.test(word));

/** "Updated October 14, 2025": says within its first words what its date is. */
function isDateLine({ text, plain }: ReadLine, cues: BoilerplateCues): boolean {
  return cues.isDate(plain.slice(0, MOST.dateWithin)) && (YEAR.test(text) || DAY.test(text));
}

/** "Home / Kitchen / Coffee", "Best kettles · Best mills": short parts, and no sentence. */
function isTrail({ text }: ReadLine, tools: TextTools): boolean {
  const parts = text.split(SEPARATOR);
  if (parts.length < 2 || ENDS.test(text)) return false;
  return parts.every((part) => tools.words(part).length <= MOST.crumb);
}
