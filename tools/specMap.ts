/** Which test proves which clause of docs/spec.md: docs/spec-map.md. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Generated, withGeneratedPart } from './lib/generated.ts';
import { ROOT } from './lib/run.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** A clause id in the title of a test. */
export interface Proof {
  readonly id: string;
  readonly file: string;
}

const CLAUSE = /^- \*\*(§[\w.-]+)\*\* (.+)$/gm;
/** An id has a topic: `§4.limits.1`. A plain `spec §4` in a comment is no proof. */
const ID_IN_TITLE = /§\w+\.[A-Za-z][\w-]*(?:\.\w+)*/g;
/** A string in quotes; titles of tests and of the rows of a table (`*Table.ts`) are such strings. */
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

export const clausesIn = (spec: string): Clause[] =>
  [...spec.matchAll(CLAUSE)].map(([, id = '', text = '']) => ({ id, text }));

export const proofsIn = (file: string, source: string): Proof[] =>
  [...source.matchAll(STRING)]
    .flatMap(([string]) => string.match(ID_IN_TITLE) ?? [])
    .map((id) => ({ id, file }));

/** Ids that tests claim to prove but the specification does not have. */
export const unknownProofs = (clauses: readonly Clause[], proofs: readonly Proof[]): Proof[] => {
  const known = new Set(clauses.map(({ id }) => id));
  return proofs.filter(({ id }) => !known.has(id));
};

const link = (file: string) => `[${file.replace(/^tests\//, '')}](../${file})`;

export function specMapPart(clauses: readonly Clause[], proofs: readonly Proof[]): string {
  const rows = clauses.map(({ id, text }) => {
    const files = new Set(proofs.filter((proof) => proof.id === id).map(({ file }) => file));
    return `| ${id} | ${text.replaceAll('|', '\\|')} | ${[...files].map(link).join(' ') || '–'} |`;
  });
  const proven = new Set(proofs.map(({ id }) => id));
  const count = clauses.filter(({ id }) => proven.has(id)).length;
  return [
    `${count} of ${clauses.length} clauses are proven by a test that carries their id in its title.`,
    '',
    '| Clause | Says | Proven by |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

export function specMap(): Generated {
  const spec = join(ROOT, 'docs/spec.md');
  const clauses = existsSync(spec) ? clausesIn(readFileSync(spec, 'utf8')) : [];
  const proofs = globSync('tests/**/{*.test.ts,*.test.tsx,*.spec.ts,*Table.ts}', {
    cwd: ROOT,
    exclude: ['tests/tools/**'],
  })
    .sort()
    .flatMap((file) => proofsIn(file, readFileSync(join(ROOT, file), 'utf8')));
  return {
    pages: [
      withGeneratedPart('docs/spec-map.md', 'Specification map', specMapPart(clauses, proofs)),
    ],
    problems: unknownProofs(clauses, proofs).map(
      ({ id, file }) => `${file} names ${id}, which docs/spec.md does not have.`,
    ),
  };
}
