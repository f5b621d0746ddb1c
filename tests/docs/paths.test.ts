/** A file that a document or a comment names is there: files move, and nothing else notices. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ROOMS =
  'src|main|sagas|store|services|domain|server|host|extension|sagaLog|contract|html|language|db|tests|tools|bench|docs';
const PATH = new RegExp(`(?<![\\w./#-])(?:${ROOMS})/[\\w./-]+\\.(?:tsx?|md|css)\\b`, 'g');
/** They name files that they make up, files of their day, or tests without their room. */
const ELSEWHERE =
  /^(?:tests\/(?:architecture|tools|docs)|docs\/decisions|bench\/results)\/|^(?:CHANGELOG|docs\/spec-map)\.md$/;

test('every file that is named exists', () => {
  const rooms = ROOMS.replaceAll('|', ',');
  const files = globSync([`{${rooms}}/**/*.{ts,tsx,md}`, '*.md', '.*.cjs'], {
    exclude: ['bench/node_modules/**'],
  });
  const named = files
    .filter((file) => !ELSEWHERE.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PATH)].map(([path]) => ({ file, path })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
