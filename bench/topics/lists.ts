/** The hand-made lists of keyphrases (README.md), and results for them as a search would give. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

export interface KeyphraseGroups {
  /** Such as "en-1". */
  readonly name: string;
  readonly language: string;
  readonly half: 'open' | 'sealed' | 'training';
  readonly phrases: readonly string[];
  /** The hand-made group of each phrase. */
  readonly groups: readonly string[];
}

const FOLDER = new URL('lists/', import.meta.url).pathname;
const TRAINING = new URL('training/', import.meta.url).pathname;

/** Throws if a sealed list has changed. */
export function keyphraseLists(): KeyphraseGroups[] {
  const seal: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(`${FOLDER}seal.json`, 'utf8'),
  );
  return globSync('*.txt', { cwd: FOLDER })
    .sort()
    .map((file) => {
      const text = readFileSync(`${FOLDER}${file}`, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (seal[file] !== undefined && seal[file] !== hash)
        throw new Error(`the sealed list ${file} has changed`);
      const [name = ''] = file.split('.');
      const half = seal[file] === undefined ? ('open' as const) : ('sealed' as const);
      return { name, language: name.slice(0, 2), half, ...groupsIn(text) };
    });
}

/** Lists in the same style that the rules were made with. */
export const trainingLists = (): KeyphraseGroups[] =>
  globSync('*.txt', { cwd: TRAINING })
    .sort()
    .map((file) => {
      const name = file.replace('.txt', '');
      const text = readFileSync(`${TRAINING}${file}`, 'utf8');
      return { name, language: name.slice(0, 2), half: 'training' as const, ...groupsIn(text) };
    });

/** "= name of a group", then a keyphrase a line with its volume behind a tab. */
function groupsIn(text: string): Pick<KeyphraseGroups, 'phrases' | 'groups'> {
  const phrases: string[] = [];
  const groups: string[] = [];
  let group = '';
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    if (line.startsWith('= ')) group = line.slice(2);
    else {
      phrases.push(line.split('\t')[0] ?? '');
      groups.push(group);
    }
  }
  return { phrases, groups };
}

/** Of each ten results: how many are pages for the group, for the group before it, and for the subject; the others are its own. */
const OWN = { least: 5, most: 9 } as const;
const BESIDE_MOST = 2;
const SUBJECT_MOST = 3;
const POOL = { group: 10, subject: 30 } as const;
const RESULTS = 10;

/**
 * Made up, because nobody has searched for these lists: what shares a group shares five of ten results on average, what does not
 * shares some of the pages that are found for the subject and for related groups. The same list has the same results.
 */
export function resultsOf({ name, phrases, groups }: KeyphraseGroups): string[][] {
  const random = randomOf(name);
  const some = (most: number, least = 0) => least + Math.floor(random() * (most - least + 1));
  const names = [...new Set(groups)];
  return phrases.map((phrase, at) => {
    const group = names.indexOf(groups[at] ?? '');
    const found = new Set<string>();
    const take = (count: number, pool: string, size: number) => {
      for (const end = found.size + count; found.size < end; )
        found.add(`https://${pool}.example/${some(size - 1)}`);
    };
    take(some(OWN.most, OWN.least), `group-${group}`, POOL.group);
    if (group > 0) take(some(BESIDE_MOST), `group-${group - 1}`, POOL.group);
    take(some(SUBJECT_MOST), 'subject', POOL.subject);
    for (let own = 0; found.size < RESULTS; own += 1)
      found.add(`https://own.example/${encodeURIComponent(phrase)}/${own}`);
    return [...found].slice(0, RESULTS);
  });
}

/** Mulberry32 (Ettinger 2017). */
function randomOf(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
