/** Mantine's styles are imported one by one; a component without its own looks broken only where nothing else has loaded it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';

const STYLES = 'node_modules/@mantine/core/styles';
const BASE = 'src/kit/ui/styles.ts';
/** Components that a label is beside. */
const LABELLED: ReadonlySet<string> = new Set(['Checkbox', 'Radio', 'Switch']);

const sources = new Map(
  globSync('{src,host/pages}/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]),
);

const componentsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => existsSync(join(ROOT, STYLES, `${name}.css`)));

const stylesIn = (source: string): string[] =>
  [...source.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g)].map(([, name = '']) => name);

/** What is loaded wherever the file is: the styles of the shell, of its folder, and of the folders above it. */
function stylesBeside(file: string): ReadonlySet<string> {
  const isBeside = (other: string) =>
    other === BASE || `${dirname(file)}/`.startsWith(`${dirname(other)}/`);
  return new Set(
    [...sources].flatMap(([other, source]) => (isBeside(other) ? stylesIn(source) : [])),
  );
}

test('every component of Mantine has its styles where it is used', () => {
  const missing = [...sources].flatMap(([file, source]) => {
    const loaded = stylesBeside(file);
    return componentsIn(source)
      .flatMap((name) => (LABELLED.has(name) ? [name, 'InlineInput'] : [name]))
      .filter((name) => !loaded.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
