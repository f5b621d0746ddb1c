import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { ensureInstalled, isInstalled } from '#tools/lib/packages.ts';

const root = mkdtempSync(join(tmpdir(), 'toolkit-packages-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const A = 'node_modules/a';
const OPTIONAL = 'node_modules/optional';
const packages = { '': {}, [A]: { version: '1.0.0' }, [OPTIONAL]: { optional: true } };
write('listed/package-lock.json', { packages });

test.each([
  ['nothing is installed', null, false],
  ['a package is missing', {}, false],
  ['a package is of another version', { [A]: { version: '1.0.1' } }, false],
  ['only an optional one is missing', { [A]: { version: '1.0.0' } }, true],
  ['there is more than is listed', { [A]: { version: '1.0.0' }, 'node_modules/b': {} }, true],
])('whether packages are installed where %s', (what, present, expected) => {
  const folder = join(root, what);
  if (present !== null) write(`${what}/node_modules/.package-lock.json`, { packages: present });
  expect(isInstalled(join(root, 'listed'), folder)).toBe(expected);
});

test('packages are installed apart from their list, and npm says what it cannot install', async () => {
  write('none/package.json', { name: 'none', private: true });
  write('none/package-lock.json', { name: 'none', lockfileVersion: 3, packages: { '': {} } });
  await ensureInstalled(join(root, 'none'), join(root, 'apart'));
  write('broken/package.json', { dependencies: { a: '1.0.0' } });
  write('broken/package-lock.json', { lockfileVersion: 3, packages: { [A]: {} } });
  await expect(ensureInstalled(join(root, 'broken'))).rejects.toThrow(
    /could not be installed:\n.*npm/s,
  );
});
