/** Which test proves which clause of docs/spec.md, and why the others are open: docs/spec-map.md. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Generated, withGeneratedPart } from './lib/generated.ts';
import { ROOT } from './lib/run.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** A clause id in the tag of a test, or of a row of the table that a test walks. */
export interface Proof {
  readonly id: string;
  readonly file: string;
  /** The test that carries it asserts something. */
  readonly isAsserted: boolean;
}

/** Why clauses have no test. */
export interface Opening {
  /** An id, or the beginning of several: `§2.modals.*`. */
  readonly clause: string;
  readonly reason: string;
}

const CLAUSE = /^- \*\*(§[\w.-]+)\*\* (.+)$/gm;
/** An id has a topic: `§4.limits.1`. A plain `spec §4` in a comment is no proof. */
const ID = /§\w+\.[A-Za-z][\w-]*(?:\.\w+)*/g;
/** A comment of nothing but ids: `// §4.save.1 §9.articles.2`. */
const TAG = /^ *\/\/(?: §[\w.-]+)+$/gm;
/** A row of the hand-kept table of open clauses. */
const OPENING = /^\| (§[^|]+) \| ([^|]+) \|$/gm;
const ASSERTION = /\b(?:expect|assert)\w*(?:\.\w+)?\(/;

export const clausesIn = (spec: string): Clause[] =>
  [...spec.matchAll(CLAUSE)].map(([, id = '', text = '']) => ({ id, text }));

export const openingsIn = (page: string): Opening[] =>
  [...page.matchAll(OPENING)].flatMap(([, clauses = '', reason = '']) =>
    clauses.split(', ').map((clause) => ({ clause, reason })),
  );

/** One statement of a test file: its name, its claims, and whether it asserts something. */
interface Part {
  readonly names: readonly string[];
  readonly text: string;
  readonly ids: readonly string[];
  /** The tests in it; none in a table or a helper. */
  readonly tests: readonly string[];
}

/** Every proof of a file. A table outside of a test counts for the tests that walk it. */
export function proofsIn(file: string, source: string): Proof[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const parts = tree.statements.map((statement) => partOf(statement, tree));
  const helpers = parts.filter(({ tests, text }) => tests.length === 0 && ASSERTION.test(text));
  const helper = mentionOf(helpers.flatMap(({ names }) => names));
  const asserts = (text: string) => ASSERTION.test(text) || helper.test(text);
  const claiming = parts.filter(({ ids }) => ids.length > 0);
  return claiming.flatMap(({ ids, tests, names }) => {
    const walking = tests.length > 0 ? tests : testsThatWalk(names, parts);
    // A `*Table.ts` is walked by other files.
    const isShared = file.endsWith('Table.ts');
    const isAsserted = isShared || (walking.length > 0 && walking.every(asserts));
    return ids.map((id) => ({ id, file, isAsserted }));
  });
}

const mentionOf = (names: readonly string[]): RegExp =>
  names.length === 0 ? /$^/ : new RegExp(`\\b(?:${names.join('|')})\\b`);

function partOf(statement: ts.Statement, tree: ts.SourceFile): Part {
  const text = statement.getText(tree);
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText(tree))
    : ts.isFunctionDeclaration(statement) && statement.name !== undefined
      ? [statement.name.text]
      : [];
  return { names, text, ids: idsIn(statement.getFullText(tree)), tests: testsIn(statement, tree) };
}

/** The innermost `test(…)`, whole: with its title, its table and its body. */
function testsIn(node: ts.Node, tree: ts.SourceFile): string[] {
  const tests: string[] = [];
  const visit = (child: ts.Node): void => {
    const text = ts.isCallExpression(child) ? child.getText(tree) : '';
    if (/^test(?:\.each)?[<(]/.test(text)) tests.push(text);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  return tests;
}

/** The tests that name a table, or something that is made of it. */
function testsThatWalk(names: readonly string[], parts: readonly Part[]): string[] {
  const known = new Set(names);
  for (const _ of parts) {
    const made = parts.filter(
      ({ tests, text }) => tests.length === 0 && mentionOf([...known]).test(text),
    );
    for (const part of made) for (const name of part.names) known.add(name);
  }
  const mention = mentionOf([...known]);
  return parts.filter(({ text }) => mention.test(text)).flatMap(({ tests }) => tests);
}

/** The ids in the tags of a statement: comments of their own, above a test or a row. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(TAG)].flatMap(([tag]) => tag.match(ID) ?? []);

const covers = ({ clause }: Opening, id: string): boolean =>
  clause.endsWith('*') ? id.startsWith(clause.slice(0, -1)) : clause === id;

/** Wrong claims, one sentence each. */
export function specMapProblems(
  clauses: readonly Clause[],
  proofs: readonly Proof[],
  openings: readonly Opening[],
): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const proven = new Set(proofs.map(({ id }) => id));
  const isOpen = (id: string) => openings.some((opening) => covers(opening, id));
  return [
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file} names ${id}, which docs/spec.md does not have.`),
    ...proofs
      .filter(({ isAsserted }) => !isAsserted)
      .map(({ id, file }) => `${file} claims ${id} in a test that asserts nothing.`),
    ...clauses
      .filter(({ id }) => !proven.has(id) && !isOpen(id))
      .map(({ id }) => `${id} has no test, and docs/spec-map.md does not say why.`),
    ...openings
      .filter((opening) => ![...known].some((id) => covers(opening, id) && !proven.has(id)))
      .map(({ clause }) => `docs/spec-map.md lists ${clause} as open, which it is not.`),
    ...[...proven]
      .filter((id) => known.has(id) && isOpen(id))
      .map((id) => `${id} is claimed by a test and listed as open in docs/spec-map.md.`),
  ];
}

const link = (file: string) => `[${file.replace(/^tests\//, '')}](../${file})`;

export function specMapPart(
  clauses: readonly Clause[],
  proofs: readonly Proof[],
  openings: readonly Opening[],
): string {
  const rows = clauses.map(({ id, text }) => {
    const files = new Set(proofs.filter((proof) => proof.id === id).map(({ file }) => file));
    const why = openings.find((opening) => covers(opening, id))?.reason ?? '';
    const proof = [...files].map(link).join(' ') || `– ${why}`.trim();
    return `| ${id} | ${text.replaceAll('|', '\\|')} | ${proof} |`;
  });
  const proven = new Set(proofs.map(({ id }) => id));
  const count = clauses.filter(({ id }) => proven.has(id)).length;
  return [
    `${count} of ${clauses.length} clauses are proven by a test that is tagged with their id; a dash and the reason stand at the others.`,
    '',
    '| Clause | Says | Proven by |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

const read = (path: string) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';

export function specMap(): Generated {
  const clauses = clausesIn(read('docs/spec.md'));
  const openings = openingsIn(read('docs/spec-map.md').split('## Open clauses')[1] ?? '');
  const proofs = globSync('tests/**/{*.test.ts,*.test.tsx,*.spec.ts,*Table.ts}', {
    cwd: ROOT,
    exclude: ['tests/tools/**'],
  })
    .sort()
    .flatMap((file) => proofsIn(file, readFileSync(join(ROOT, file), 'utf8')));
  const part = specMapPart(clauses, proofs, openings);
  return {
    pages: [withGeneratedPart('docs/spec-map.md', 'Specification map', part)],
    problems: specMapProblems(clauses, proofs, openings),
  };
}
