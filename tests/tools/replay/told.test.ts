import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { buildName } from '#tools/lib/buildName.ts';
import { replayBundle, writeReplayBundle } from '#tools/replay/bundles.ts';
import { toldLines } from '#tools/replay/told.ts';

const LINES = JSON.parse(readFileSync('docs/support/session.json', 'utf8')) as readonly string[];
const DUE = 'articleSave/saveDue';
const at = LINES.findIndex((line) => line.includes(DUE));
/** The session as if it had put something else there. */
const OTHER = LINES.with(at, LINES[at]?.replace(DUE, 'articleSave/resumed') ?? '');

const folder = mkdtempSync(join(tmpdir(), 'toolkit-bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the bundle of a build is found by the name of the build', async () => {
  await writeReplayBundle('0.1.0 abc1234-dirty', folder);
  const bundle = await replayBundle('0.1.0 abc1234-dirty', folder);
  expect(bundle?.differingTurn(LINES)).toBeNull();
  expect(await replayBundle('0.1.0 other', folder)).toBeNull();
});

test('builds that differ are told first, and a bundle that is missing', async () => {
  const [builds, missing, ...told] = await toldLines(OTHER, '0.1.0 other', folder);
  expect(builds).toBe(`Recorded with 0.1.0 other; this is ${buildName()}.`);
  expect(missing).toMatch(/^The replay bundle of 0\.1\.0 other is not in /);
  expect(told).toEqual([
    expect.stringMatching(
      /^articleSave > saveWhileKnown( > saveWhenQuiet)?: does: history put of articleSave\/resumed, code put of articleSave\/saveDue \{/,
    ),
  ]);
});

test('a log without a difference tells nothing', async () => {
  expect(await toldLines(LINES, '0.1.0 other', folder)).toEqual([]);
});
