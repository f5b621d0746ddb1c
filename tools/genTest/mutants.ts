/** Copies of a workflow's module in which one thing of what a generated test looks at is missing. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKFLOW_PLACES } from '#sagaLog/app/sourceNames.ts';
import { ROOT } from '../lib/run.ts';

export interface Mutant {
  /** What is missing. */
  readonly what: string;
  readonly source: string;
}

const MOST = 4;

/** A copy stands in another folder. */
const withAbsoluteImports = (source: string, folder: string): string =>
  source.replace(/ from '(\.[^']+)';/g, (_all, path: string) => ` from '#${join(folder, path)}';`);

function replacedAt(source: string, at: number, from: string, to: string): string {
  return source.slice(0, at) + to + source.slice(at + from.length);
}

/** Every mutant of a workflow for its generated test: a put or a call of it that is left out; with few of them, also all that it does. */
export function mutantsOf(workflow: string, test: string): readonly Mutant[] {
  const place = WORKFLOW_PLACES[workflow];
  if (place === undefined) throw new Error(`There is no workflow ${workflow}.`);
  const path = place.path.slice(1);
  const source = withAbsoluteImports(readFileSync(join(ROOT, path), 'utf8'), dirname(path));
  const puts = [...source.matchAll(/yield\* put\((\w+\.\w+)\(/g)]
    .filter(([, event = '']) => test.includes(`${event}(`))
    .map(({ 0: all, 1: event = '', index }) => ({
      what: event,
      source: replacedAt(source, index, all, `(${event}(`),
    }));
  const calls = [...source.matchAll(/call\((\w+\.\w+)\b/g)]
    .filter(([, port = '']) => test.includes(`['${port}'`))
    .map(({ 0: all, 1: port = '', index }) => ({
      what: `call of ${port}`,
      source: replacedAt(source, index, all, 'call((() => null) as never'),
    }));
  const nothing = {
    what: 'all it does',
    source: `${source.replace(`export function* ${place.saga}(`, 'function* left(').replace(`export const ${place.saga} `, 'const left ')}
export function* ${place.saga}() {}
`,
  };
  const found = [...puts, ...calls].slice(0, MOST);
  return found.length > 1 ? found : [...found, nothing]; // one may stand where the session did not come
}
