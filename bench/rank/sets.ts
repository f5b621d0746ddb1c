/** The sets of `npm run bench:rank` (README.md): a subject, texts of known quality, and the pages that compete. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const KINDS = ['excellent', 'good', 'thin'] as const;
type Kind = (typeof KINDS)[number];

export interface RankSet {
  /** "en-1" */
  readonly name: string;
  readonly isSealed: boolean;
  readonly language: string;
  readonly keyphrase: string;
  readonly keywords: string;
  /** Markdown. */
  readonly texts: Readonly<Record<Kind, string>>;
  readonly competitors: readonly { readonly url: string; readonly text: string }[];
  /** That a writer on the subject would use. */
  readonly terms: readonly string[];
}

const PART = /^=== (\w+)(?: \d+)?(?: (\S+))?$/;

interface Part {
  readonly name: string;
  readonly url: string;
  readonly text: string;
}

function partsOf(file: string): Part[] {
  return file
    .split(/^(?==== )/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [, name = '', url = ''] = PART.exec(head) ?? [];
      return { name, url, text: lines.join('\n').trim() };
    });
}

function setOf(name: string, file: string, isSealed: boolean): RankSet {
  const parts = partsOf(file);
  const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(file)?.[1] ?? '';
  const text = (kind: string) => {
    const found = parts.find((part) => part.name === kind)?.text;
    if (found === undefined) throw new Error(`${name} has no ${kind}`);
    return found;
  };
  return {
    name,
    isSealed,
    language: field('language'),
    keyphrase: field('keyphrase'),
    keywords: field('keywords'),
    texts: { excellent: text('excellent'), good: text('good'), thin: text('thin') },
    competitors: parts.filter((part) => part.name === 'competitor'),
    terms: text('terms').split('\n'),
  };
}

/** All sets. Throws if a sealed one has changed. */
export function rankSets(): RankSet[] {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const seal: Readonly<Record<string, string>> = JSON.parse(read('seal.json'));
  return globSync('*.md', { cwd: new URL('sets', import.meta.url) })
    .sort()
    .map((name) => {
      const file = read(`sets/${name}`);
      const hash = createHash('sha256').update(file).digest('hex');
      if (name in seal && seal[name] !== hash) throw new Error(`${name} is sealed and has changed`);
      return setOf(name.replace(/\.md$/, ''), file, name in seal);
    });
}
