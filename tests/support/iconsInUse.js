/**
 * The icons that the pages use, each from its own file. The package's main file has 6,000 of them in 4 MB,
 * and each test file would load it again.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ICONS = 'node_modules/@tabler/icons-react/dist/esm/icons';

/** Writes a module that exports them, and returns its path. */
export function iconsInUse() {
  const texts = globSync('{src,host}/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const names = new Set(texts.flatMap((text) => text.match(/\bIcon[A-Z]\w*/g) ?? []));
  const lines = [...names]
    .filter((name) => existsSync(join(ROOT, ICONS, `${name}.mjs`)))
    .sort()
    .map((name) => `export { default as ${name} } from '../${ICONS}/${name}.mjs';\n`);
  const module = join(ROOT, '.cache/icons.mjs');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  if (!(existsSync(module) && readFileSync(module, 'utf8') === lines.join('')))
    writeFileSync(module, lines.join(''));
  return module;
}
