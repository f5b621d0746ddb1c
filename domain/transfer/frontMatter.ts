/** What site generators read at the top of a Markdown file: the title and the search fields. We write YAML. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { type ImportLoss, LossCounter } from '#html/losses.ts';
import { type Accounted, lossOfWords } from '#html/wordLaw.ts';
import { type FieldsChange, RESULT_FIELDS, type ResultField } from '../article/searchFields.ts';

type ReadField = ResultField | 'keyphrase';
const READ_FIELDS: readonly ReadField[] = [...RESULT_FIELDS, 'keyphrase'];
const KEYS: Readonly<Record<ReadField, string>> = {
  seoTitle: 'seo_title',
  description: 'description',
  slug: 'slug',
  keyphrase: 'keyphrase',
};

/** As Jekyll and Pandoc have it. */
const LANGUAGE_KEY = 'lang';

/** Returns the lines above the text; nothing for an article without fields. */
export function frontMatter(title: string, fields: SearchFields, language: string): string {
  const filled = READ_FIELDS.filter((name) => fields[name] !== '');
  if (filled.length === 0) return '';
  // A JSON string is one of YAML.
  const lines = filled.map((name) => `${KEYS[name]}: ${JSON.stringify(fields[name])}`);
  const about = [`title: ${JSON.stringify(title)}`, `${LANGUAGE_KEY}: ${JSON.stringify(language)}`];
  return ['---', ...about, ...lines, '---', '', ''].join('\n');
}

interface Format {
  /** With the lines between as its first group. */
  readonly block: RegExp;
  readonly isLine: (line: string, at: number) => boolean;
  /** Key and value of a line. */
  readonly field: RegExp;
}

const YAML_KEY = /^(?:[\w.-]+|"[^"\n]+"|'[^'\n]+')[ \t]*:(?=[ \t]|$)/;
/** Comments, items, further lines of a value, ends of lists and objects. */
const YAML_MORE = /^(?:[ \t]*(?:#.*)?$|-(?:[ \t]|$)|[ \t]+\S|[\]}])/;
const TOML_LINE = /^[ \t]*(?:$|#|\[|\]|"|'''|"""|[\w.-]+[ \t]*=|"[^"]+"[ \t]*=)/;

const FORMATS: readonly Format[] = [
  {
    block: /^\ufeff?(?:[ \t]*\n)*---[ \t]*\n([\s\S]*?\n)??(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    isLine: (line, at) =>
      YAML_KEY.test(line) || (YAML_MORE.test(line) && (at > 0 || /^[ \t]*#/.test(line))),
    field: /^["']?([\w.-]+)["']?[ \t]*:(.*)/,
  },
  {
    block: /^\ufeff?(?:[ \t]*\n)*\+\+\+[ \t]*\n([\s\S]*?\n)??\+\+\+[ \t]*(?:\n|$)/,
    isLine: (line) => TOML_LINE.test(line),
    field: /^"?([\w.-]+)"?[ \t]*=(.*)/,
  },
];

/** Its account is of the values in the front matter. */
interface Read extends Accounted {
  readonly title: string;
  /** BCP 47. */
  readonly language: string | null;
  readonly fields: FieldsChange;
  /** The file without its front matter. */
  readonly text: string;
  /** Fields that an article does not have, and comments. */
  readonly losses: readonly ImportLoss[];
}

/** Reads title and fields of any generator, as far as each is on one line. What does not read as front matter is text. */
export function withoutFrontMatter(file: string): Read {
  const source = file.replace(/\r\n?/g, '\n');
  for (const format of FORMATS) {
    const [head, lines] = format.block.exec(source) ?? [];
    if (head !== undefined && lines !== undefined && isFrontMatter(lines, format))
      return { ...readFields(lines, format), text: source.slice(head.length) };
  }
  return { title: '', language: null, fields: {}, text: source, losses: [], source: '', told: '' };
}

function isFrontMatter(text: string, { isLine, field }: Format): boolean {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.every((line, at) => isLine(line, at)) && lines.some((line) => field.test(line));
}

function readFields(text: string, { field }: Format): Omit<Read, 'text'> {
  const losses = new LossCounter();
  const found = new Map<string, string>();
  const isRead = (key: string): boolean => READ_KEYS.has(key);
  for (const entry of entriesOf(text, field)) {
    const value = unquoted(entry.value).trim();
    const isWhole = entry.more === '' && !/^[>|[{]/.test(entry.value);
    if (isRead(entry.key) && isWhole && !found.has(entry.key)) found.set(entry.key, value);
    else if (`${entry.value}${entry.more}`.trim() !== '')
      losses.add('field', `${entry.key}: ${entry.value} ${entry.more}`);
  }
  const fields = READ_FIELDS.map((name) => [name, found.get(KEYS[name]) ?? ''] as const);
  const account = { source: text.replace(ANY_KEY, ''), told: losses.told() };
  const kept = [...found.values()].join('\n');
  return {
    title: found.get('title') ?? '',
    language: found.get(LANGUAGE_KEY) || null,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
    losses: [...losses.all(), ...lossOfWords(account.source, kept, account.told)],
    ...account,
  };
}

const READ_KEYS: ReadonlySet<string> = new Set(['title', LANGUAGE_KEY, ...Object.values(KEYS)]);

const ANY_KEY = /^[ \t]*[\w."'-]+[ \t]*[:=]/gm;

/** The fields with the lines below each. A comment has the key `#`, and so has what is above the first field. */
function entriesOf(text: string, field: RegExp) {
  const entries: { key: string; value: string; more: string }[] = [];
  let last: (typeof entries)[number] | undefined;
  for (const line of text.split('\n')) {
    const [, key, value = ''] = field.exec(line) ?? [];
    const isComment = /^\s*#/.test(line);
    if (!isComment && key !== undefined) {
      last = { key, value: value.trim(), more: '' };
      entries.push(last);
    } else if (isComment || last === undefined)
      entries.push({ key: '#', value: line.replace(/^\s*#+/, '').trim(), more: '' });
    else last.more += `${line.trim()} `;
  }
  return entries.map((entry) => ({ ...entry, more: entry.more.trim() }));
}

function unquoted(value: string): string {
  const [, mark, inner = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  if (mark === undefined) return value;
  if (mark === "'") return inner.replaceAll("''", "'");
  try {
    return String(JSON.parse(value));
  } catch {
    return inner; // an escape of YAML that JSON does not have
  }
}
