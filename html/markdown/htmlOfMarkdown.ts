/** Markdown → HTML: CommonMark with GFM, footnotes and formulas. No word of it is dropped without being told. */
import { type ImportLoss, LossCounter } from '../losses.ts';
import { type Accounted, keptText, lossOfWords, lostWords } from '../wordLaw.ts';
import { withHints, withoutHints } from './emphasis.ts';
import { markdownText } from './markdownText.ts';
import { closedNames, codeIn, isCodeTag, markupOf, type PlacedTag, tagsIn } from './markupTags.ts';
import { preparedMarkdown } from './prepared.ts';
import {
  blockRules,
  footnoteRules,
  labelsOfNotes,
  type Markdown,
  RENDERER,
  type Token,
} from './rules.ts';
import { Shield } from './shielded.ts';

interface Options<Quote extends Token, List extends Token> {
  readonly gfm: true;
  readonly async: false;
  readonly tokenizer: ReturnType<typeof blockRules<Quote, List>>;
  readonly extensions: ReturnType<typeof footnoteRules>;
  readonly renderer: typeof RENDERER;
  readonly hooks: { processAllTokens<Tokens extends readonly Token[]>(tokens: Tokens): Tokens };
}

/** The package marked, which is loaded on demand. */
export interface MarkedPackage<Quote extends Token, List extends Token>
  extends Markdown<Quote, List> {
  readonly Marked: new (
    options: Options<Quote, List>,
  ) => { parse(text: string, options: { readonly async: false }): string };
}

export interface HtmlOfMarkdown extends Accounted {
  readonly html: string;
  readonly losses: readonly ImportLoss[];
}

/** Of the time that a text takes, what finding its blocks takes. */
const BLOCKS_SHARE = 0.5;

/** `onProgress` gets the share of the text that is read, from 0 to 1. */
export function htmlOfMarkdown<Quote extends Token, List extends Token>(
  source: string,
  { Marked, Tokenizer }: MarkedPackage<Quote, List>,
  onProgress: (share: number) => void = () => {},
): HtmlOfMarkdown {
  const losses = new LossCounter();
  const shield = new Shield();
  const notes: string[] = [];
  const text = withHints(preparedMarkdown(source.replace(/\r\n?/g, '\n'), shield, losses));
  const closed = closedNames(text);
  const marked = new Marked({
    gfm: true,
    async: false,
    tokenizer: blockRules({ Tokenizer }, closed, (rest) =>
      onProgress(BLOCKS_SHARE * (1 - rest / text.length)),
    ),
    extensions: footnoteRules(labelsOfNotes(text), notes, (kind, example) =>
      losses.add(kind, withoutHints(example)),
    ),
    renderer: RENDERER,
    hooks: {
      processAllTokens: (tokens) => {
        tellCode(onlyMarkup(tokens, closed), losses);
        for (const token of allOf(tokens)) {
          if (token.type === 'table') tellCells(token, losses);
          restoreSource(token, shield);
          const { lang = '' } = token;
          if (/\s/.test(lang)) losses.add('part', shield.source(lang));
        }
        return tokens;
      },
    },
  });
  const parsed = marked.parse(text, { async: false }) + notes.join('');
  const html = withoutHints(shield.restored(parsed));
  for (const code of codeIn(html)) losses.tell(code);
  const account = { source: markdownText(source), told: losses.told() };
  const lost = lossOfWords(account.source, keptText(html), account.told);
  return { html, losses: [...losses.all(), ...lost], ...account };
}

/** Nobody sees scripts and style sheets, but here one has typed them. */
function tellCode(markup: ReadonlySet<PlacedTag>, losses: LossCounter): void {
  for (const { name, isEnd } of markup) if (isCodeTag(name) && !isEnd) losses.add('script');
}

/** GFM takes as many cells of a row as the table has columns. */
function tellCells({ raw = '', ...table }: Token, losses: LossCounter): void {
  const cells = partsOf(table).map(({ text }) => text);
  const further = lostWords(raw, cells.join('\n'));
  if (further.length > 0) losses.add('part', withoutHints(further.join(' ')));
}

/** A cell is a header or not, and a table has one. */
const partsOf = ({ tokens, items, header, rows }: Token): readonly Token[] => [
  ...(tokens ?? []),
  ...(items ?? []),
  ...(typeof header === 'object' ? header : []),
  ...(rows ?? []).flat(),
];

/** All tokens in the order of the text. */
function* allOf(tokens: readonly Token[]): Generator<Token> {
  const due = [tokens.values()];
  for (let last = due.at(-1); last !== undefined; last = due.at(-1)) {
    const next = last.next();
    if (next.done) due.pop();
    else {
      yield next.value;
      due.push(partsOf(next.value).values());
    }
  }
}

interface Found extends PlacedTag {
  readonly token: Token;
}

/** Makes text of every tag that is not markup; returns the others. */
function onlyMarkup(tokens: readonly Token[], closed: ReadonlySet<string>): ReadonlySet<PlacedTag> {
  const tags = tagsOf(tokens);
  const markup = markupOf(tags, closed);
  const ofToken = Map.groupBy(
    tags.filter((tag) => markup.has(tag)),
    ({ token }) => token,
  );
  for (const token of allOf(tokens)) {
    if (token.type === 'text') token.escaped = false; // after an open <code>, marked would not escape it
    if (token.type === 'html') token.text = onlyTags(token.raw ?? '', ofToken.get(token) ?? []);
  }
  return markup;
}

function tagsOf(tokens: readonly Token[]): Found[] {
  const tags: Found[] = [];
  let block = 0;
  for (const token of allOf(tokens)) {
    if (isBlock(token)) block += 1;
    if (token.type !== 'html') continue;
    for (const tag of tagsIn(token.raw ?? ''))
      tags.push({ ...tag, block, isInHtml: token.block === true, token });
  }
  return tags;
}

const isBlock = ({ type = '', block }: Token): boolean =>
  type === 'html' ? block === true : !INLINE.has(type);

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'escape',
  'strong',
  'em',
  'del',
  'codespan',
  'br',
  'link',
  'image',
  'footnoteReference',
]);

/** HTML in which every `<` that begins none of the tags is text. */
function onlyTags(html: string, tags: readonly PlacedTag[]): string {
  let at = 0;
  const parts = tags.map((tag) => {
    const before = html.slice(at, tag.at);
    at = tag.at + tag.text.length;
    return before.replaceAll('<', '&lt;') + tag.text;
  });
  return parts.join('') + html.slice(at).replaceAll('<', '&lt;');
}

const VERBATIM: ReadonlySet<string> = new Set(['code', 'codespan', 'image']);

/** Formulas are text; elsewhere, a mark is what it stands for. */
function restoreSource(token: Token, { source, unescaped }: Shield): void {
  const { type = '', href, title, text = '', tokens = [] } = token;
  if (href !== undefined) token.href = withoutHints(unescaped(href));
  if (title) token.title = unescaped(title);
  if (VERBATIM.has(type)) token.text = type === 'image' ? unescaped(text) : source(text);
  if (type === 'html') token.text = text.replace(/<[^<>]*>/g, source);
  if (type === 'image') for (const part of allOf(tokens)) part.text = unescaped(part.text ?? '');
}
