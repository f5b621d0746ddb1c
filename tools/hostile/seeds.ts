/** Texts that a pattern or a parser may take too long for. Each family is a way to write, of any length. */

const repeated =
  (unit: string, before = '') =>
  (chars: number): string =>
    before + unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars - before.length);

/** Opened as often as closed. */
const nested =
  (open: string, close: string) =>
  (chars: number): string => {
    const depth = Math.floor(chars / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

/** Pieces that differ by their number. */
const counted =
  (unit: (count: number) => string) =>
  (chars: number): string => {
    const parts: string[] = [];
    for (let length = 0; length < chars; length += parts.at(-1)?.length ?? 1)
      parts.push(unit(parts.length));
    return parts.join('').slice(0, chars);
  };

export const SEEDS = {
  nestedLists: nested('<ul><li>', '</li></ul>'),
  nestedStyles: nested('<p><strong><em>', '</em></strong></p>'),
  unclosedTags: repeated('<p><a href="x">'),
  unclosedTag: repeated('<p '),
  unclosedQuote: repeated('<a href="'),
  strayEnds: repeated('</p></li>'),
  alternating: repeated('<b></i><u></b>'),
  attributes: repeated(' a="b"', '<p'),
  spacesInTag: repeated(' \n', '<p'),
  lessThan: repeated('<'),
  ampersands: repeated('&'),
  entities: repeated('&amp;&#8209;&nbsp;&eacute;'),
  comments: repeated('<!-- '),
  cdata: repeated('<![CDATA['),
  slots: repeated('[evidence wanted: '),
  smallBlocks: counted((count) => `<p>${count}</p>`),
  paragraphs: counted((count) => `Word ${count} of it.\n\n`),
  headings: counted((count) => `<h2>What is ${count}?</h2><p>It is 1,${count} m.</p>`),
  codeLines: repeated('<b>a</b>\n', '<pre>'),
  rows: repeated('<tr><td>1<td>2', '<table>'),
  word: repeated('a'),
  capitals: repeated('Aa'),
  capitalised: repeated('Anna Maria von '),
  words: counted((count) => `w${count.toString(36)} `),
  spaces: repeated(' '),
  spacesInText: repeated('   a\t'),
  newlines: repeated('\n'),
  returns: repeated('\r'),
  digits: repeated('1'),
  figures: repeated('1,000.00 '),
  groups: repeated('1.000,'),
  percents: repeated('12 % $5 € '),
  dates: repeated('2026-11-28 '),
  addresses: repeated('https://example.com/a?b=c&d#e '),
  address: repeated('a/b.c?d=e&f-', 'https://example.com/'),
  mail: repeated('a.b@c.', ''),
  brackets: repeated('['),
  links: repeated('[a](b '),
  images: repeated('![a]('),
  stars: repeated('*'),
  starsInText: repeated('**a *b '),
  underscores: repeated('_a_ __b '),
  backticks: counted((count) => `${'`'.repeat(1 + (count % 50))} `),
  rules: repeated('- - '),
  bullets: repeated('- a\n'),
  deeperBullets: counted((count) => `${' '.repeat(count)}- a\n`),
  numbered: counted((count) => `${count + 1}. a\n`),
  quotes: repeated('> '),
  quotations: repeated('“a ” "b '),
  apostrophes: repeated("'a’"),
  pipes: repeated('| a | - |\n'),
  bars: repeated('|'),
  hashes: repeated('# a\n'),
  commas: repeated(','),
  cells: repeated('"a";\t"b'),
  dots: repeated('.'),
  sentences: repeated('A b. C d! '),
  initials: repeated('A. B. '),
  hyphens: repeated('a-'),
  dashes: repeated(' – — '),
  parentheses: nested('(', ')'),
  opened: repeated('(a '),
  combining: repeated('\u0301', 'e'),
  zeroWidth: repeated('\u200b\u200d'),
  emoji: repeated('👨‍👩‍👧'),
  chinese: repeated('漢字仮名'),
  surrogates: repeated('\ud83d'),
  json: repeated('{"a":['),
  braces: repeated('{'),
  template: repeated('{{${'),
} as const satisfies Readonly<Record<string, (chars: number) => string>>;

export type SeedName = keyof typeof SEEDS;
export const SEED_NAMES = Object.keys(SEEDS) as SeedName[];
