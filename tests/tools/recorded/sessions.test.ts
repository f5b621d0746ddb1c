/** Sessions of a folder, replayed and counted. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { portLines, sessionLines, workflowLines } from '#tools/recorded/report.ts';
import { replayFolder, TouchedPorts } from '#tools/recorded/sessions.ts';
import { everyPort } from '#tools/replay/unexercised.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolkit-sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = JSON.parse(readFileSync('docs/support/session.json', 'utf8')) as readonly string[];

test('each session has its verdict, and each port its calls and refusals', async () => {
  writeFileSync(join(folder, 'a-exact'), LINES.join('\n'));
  writeFileSync(join(folder, 'b-none'), 'no log');
  const ports = new TouchedPorts();
  const workflows = new Set<string>();
  const sessions = await replayFolder(folder, { ports, workflows });
  expect(sessions).toMatchObject([
    { name: 'a-exact', verdict: 'exact', lines: LINES.length, why: null },
    { name: 'b-none', verdict: 'refused', why: expect.stringContaining('not a session log') },
  ]);
  expect(sessionLines(sessions)).toEqual([
    `Sessions   2, ${LINES.length} lines: 1 exact, 0 cut off with their page`,
    expect.stringMatching(/^ {2}refused: b-none: /),
  ]);
  expect(ports.uses.get('article.updateArticle')?.refused).toBeGreaterThan(0);
  const called = [...ports.uses.keys()].filter((name) => name !== 'delay'); // an effect of redux-saga
  expect(everyPort()).toEqual(expect.arrayContaining(called));
  expect(portLines(ports.uses)[1]).toMatch(/^ {2}never called: .*article\.getVersions/);
  expect(portLines(ports.uses)[1]).not.toMatch(/article\.updateArticle/);
  expect([...workflows]).toEqual(expect.arrayContaining(['articleSave', 'articleJournal']));
  expect(workflowLines(workflows)[1]).toMatch(/^ {2}idle: .*publish/);
  expect(workflowLines(workflows)[1]).not.toMatch(/articleSave/);
});
