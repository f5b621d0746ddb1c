/** What site generators read at the top of a Markdown file (YAML): the title and the search fields. */
import type { SearchFields } from '#contract/article.schema.ts';
import { RESULT_FIELDS, type FieldsChange, type ResultField } from '../article/searchFields.ts';

type ReadField = ResultField | 'keyphrase';
const READ_FIELDS: readonly ReadField[] = [...RESULT_FIELDS, 'keyphrase'];
const KEYS: Readonly<Record<ReadField, string>> = {
  seoTitle: 'seo_title',
  description: 'description',
  slug: 'slug',
  keyphrase: 'keyphrase',
};

/** Returns the lines above the text; nothing for an article without fields. */
export function frontMatter(title: string, fields: SearchFields): string {
  const filled = READ_FIELDS.filter((name) => fields[name] !== '');
  if (filled.length === 0) return '';
  // A JSON string is one of YAML.
  const lines = filled.map((name) => `${KEYS[name]}: ${JSON.stringify(fields[name])}`);
  return ['---', `title: ${JSON.stringify(title)}`, ...lines, '---', '', ''].join('\n');
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

interface Read {
  readonly title: string;
  readonly fields: FieldsChange;
  /** The file without its front matter. */
  readonly text: string;
}

/** Reads title and fields of any generator, as far as each is on one line. */
export function withoutFrontMatter(file: string): Read {
  const [head = '', lines = ''] = FRONT_MATTER.exec(file) ?? [];
  const found = READ_FIELDS.map((name) => [name, valueIn(lines, KEYS[name])] as const);
  return {
    title: valueIn(lines, 'title'),
    fields: Object.fromEntries(found.filter(([, value]) => value !== '')),
    text: file.slice(head.length),
  };
}

function valueIn(lines: string, key: string): string {
  const line = new RegExp(`^${key}:[ \\t]*(.*?)[ \\t\\r]*$`, 'm').exec(lines)?.[1] ?? '';
  if (/^[>|][-+\d]*$/.test(line)) return ''; // a text of several lines
  return unquoted(line).trim();
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
