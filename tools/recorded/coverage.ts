/** What of the code of sagas has run: statements, functions, and what only a saga has: yields that went on, catches, cleanups. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** `yield`: whether the saga went on after it. `catch` and `finally`: whether they ran. */
export type PathKind = 'yield' | 'catch' | 'finally';

export interface Path {
  readonly is: PathKind;
  /** Counted from 1. */
  readonly line: number;
  readonly count: number;
  /** The function that it stands in, for a path outside of any `null`. */
  readonly of: string | null;
  /** What is called by a `yield*`, such as `take`. */
  readonly calls: string | null;
}

export interface FileCoverage {
  readonly file: string;
  readonly paths: readonly Path[];
  readonly functions: readonly {
    readonly name: string;
    readonly line: number;
    readonly count: number;
  }[];
  readonly lines: ReadonlyMap<number, number>;
}

/** How often V8 came by a place: the innermost range around it says so. */
function countAt(ranges: readonly Range[], offset: number): number {
  const around = ranges.filter((one) => one.startOffset <= offset && offset < one.endOffset);
  const sizeOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  return around.sort((a, b) => sizeOf(a) - sizeOf(b))[0]?.count ?? 0;
}

const nameOf = (node: ts.SignatureDeclaration): string =>
  node.name?.getText() ??
  (ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '(anonymous)');

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function calledBy({ expression }: ts.YieldExpression): string | null {
  return expression !== undefined && ts.isCallExpression(expression)
    ? expression.expression.getText()
    : null;
}

/** The path that begins with a node, if one does, and from where on V8 counts it. */
function pathAt(node: ts.Node, source: string): { is: PathKind; at: number } | null {
  // Nothing follows a `return`: there, V8 says only that it is reached.
  if (ts.isYieldExpression(node) && ts.isReturnStatement(node.parent))
    return { is: 'yield', at: node.getStart() };
  // After the semicolon, if there is one.
  if (ts.isYieldExpression(node))
    return { is: 'yield', at: source[node.end] === ';' ? node.end + 1 : node.end };
  if (ts.isCatchClause(node)) return { is: 'catch', at: node.block.getStart() + 1 };
  if (ts.isTryStatement(node) && node.finallyBlock !== undefined)
    return { is: 'finally', at: node.finallyBlock.getStart() + 1 };
  return null;
}

/** Reads what V8 has counted in one file. */
export function coverageOf(file: string, source: string, ranges: readonly Range[]): FileCoverage {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const paths: Path[] = [];
  const functions: FileCoverage['functions'][number][] = [];
  const lines = new Map<number, number>();
  const lineOf = (offset: number) => tree.getLineAndCharacterOfPosition(offset).line + 1;
  const visit = (node: ts.Node, of: string | null): void => {
    const line = lineOf(node.getStart());
    const path = pathAt(node, source);
    const calls = ts.isYieldExpression(node) ? calledBy(node) : null;
    if (path !== null)
      paths.push({ is: path.is, line, count: countAt(ranges, path.at), of, calls });
    if (ts.isStatement(node) && !ts.isBlock(node) && of !== null)
      lines.set(line, countAt(ranges, node.getStart()));
    const inside = isFunction(node) ? nameOf(node) : of;
    if (isFunction(node) && node.body !== undefined)
      functions.push({ name: nameOf(node), line, count: countAt(ranges, node.body.getStart()) });
    node.forEachChild((child) => visit(child, inside));
  };
  visit(tree, null);
  return { file, paths, functions, lines };
}

/** Counts what runs of the files that `isWanted`; they must be imported while it counts. */
export async function countRuns(isWanted: (file: string) => boolean) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const taken = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  return {
    /** Forgets what has run so far, as by the import of the files. */
    forget: async () => void (await taken()),
    async read(): Promise<FileCoverage[]> {
      const scripts = (await taken()).filter(({ url }) => url.startsWith('file:'));
      session.disconnect();
      return scripts
        .map(({ url, functions }) => ({ file: fileURLToPath(url), functions }))
        .filter(({ file }) => isWanted(file))
        .map(({ file, functions }) =>
          coverageOf(
            file,
            readFileSync(file, 'utf8'),
            functions.flatMap(({ ranges }) => ranges),
          ),
        );
    },
  };
}
