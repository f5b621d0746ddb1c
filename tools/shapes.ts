/** Rules of docs/architecture.md that the linter cannot check: names of files and the length of generators. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const GENERATOR_LINES = 25;
const SOURCES =
  '{contract,domain,html,language,services,store,sagas,src,sagaLog,db,server,host,extension,main,tools}/**';
/** Node strips types, but not JSX: a .tsx file in one of these could never be loaded. */
const NODE_ROOMS =
  /^(contract|domain|html|language|services|store|sagas|sagaLog|db|server|tools)\//;

const FILE_RULES: readonly [(file: string) => boolean, string][] = [
  [(file) => /^index\.tsx?$/.test(basename(file)), 'is an index file: import the file you mean'],
  [(file) => NODE_ROOMS.test(file) && file.endsWith('.tsx'), 'is JSX in a room that Node runs'],
  [
    (file) => /\.tsx$/.test(file) && !/^([A-Z]\w*|main|page)\.tsx$/.test(basename(file)),
    'is not named after its component (PascalCase.tsx)',
  ],
  [
    (file) =>
      file.endsWith('.ts') && !/^([a-z]\w*(\.[a-z]\w*)*|[A-Z]\w*Context)\.ts$/.test(basename(file)),
    'is not named camelCase.role.ts',
  ],
];

function longGenerators(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isGenerator =
      (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.asteriskToken;
    if (isGenerator) {
      const lines = lineOf(node.end) - lineOf(node.getStart(tree)) + 1;
      if (lines > GENERATOR_LINES)
        found.push(`${file}: generator ${node.name?.text ?? ''} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every file and every generator under `cwd` that breaks a rule. */
export function brokenShapes(cwd: string): string[] {
  const files = globSync(`${SOURCES}/*.{ts,tsx}`, { cwd, exclude: ['db/migrations/**'] }).sort();
  const names = files.flatMap((file) =>
    FILE_RULES.filter(([isBroken]) => isBroken(file)).map(([, what]) => `${file} ${what}`),
  );
  const generators = files
    .filter((file) => file.startsWith('sagas/'))
    .flatMap((file) => longGenerators(file, readFileSync(join(cwd, file), 'utf8')));
  return [...names, ...generators];
}
