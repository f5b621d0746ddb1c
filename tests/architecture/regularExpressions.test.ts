import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { analyse } from 'scslre';
import ts from 'typescript';
import { ROOT } from '#tools/lib/run.ts';

const SOURCES =
  '{contract,domain,html,language,services,store,sagas,src,sagaLog,db,server,host,main}/**/*.{ts,tsx}';

function expressionsOf(source: string): string[] {
  const tree = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether an attempt at one place may try more ways than the text has characters: two parts can share the same ones. */
function backtracks(expression: string): boolean {
  const end = expression.lastIndexOf('/');
  const pattern = { source: expression.slice(1, end), flags: expression.slice(end + 1) };
  return (
    analyse(pattern, { reportTypes: { Move: false, Self: true, Trade: true } }).reports.length > 0
  );
}

test('no regular expression tries the same characters in more ways than one', () => {
  expect(
    expressionsOf('const A = <B>{/^(?:a+)+$/.test(c)}</B>; const D = /a+b+/u').map(backtracks),
  ).toEqual([true, false]);
  const files = globSync(SOURCES, { cwd: ROOT });
  const found = files.flatMap((file) =>
    expressionsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter(backtracks)
      .map((expression) => `${file}: ${expression}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
