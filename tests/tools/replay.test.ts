/** `npm run replay` as a support engineer uses it, on the log of docs/support.md and on files that are none. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { replayCommand } from '#tools/replay/command.ts';

const SAMPLE = 'docs/support/session.json';
const folder = mkdtempSync(join(tmpdir(), 'toolkit-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = JSON.parse(readFileSync(SAMPLE, 'utf8')) as readonly string[];

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const logOf = (name: string, lines: readonly string[]) =>
  file(name, JSON.stringify(lines, null, 2));

async function replay(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await replayCommand(
    args,
    (text) => out.push(text),
    (text) => err.push(text),
  );
  return { stdout: out.join('\n'), stderr: err.join('\n'), status };
}

test('the command prints, and ends with its code', () => {
  const run = (path: string) =>
    spawnSync(process.execPath, ['tools/replay.ts', path], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  expect(run(SAMPLE)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('exact'),
  });
  expect(run('nowhere.json')).toMatchObject({ status: 2, stdout: '' });
});

describe('the log in the repository', () => {
  test('replays exactly; if not, npm run replay:sample records it again', async () => {
    const { stdout, stderr, status } = await replay(SAMPLE);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^Session {4}\d{4}-\d\d-\d\d Europe\/Berlin, [\d:]{8} to [\d:]{8}$/m);
    expect(stdout).toMatch(/^Build {6}0\.1\.0/m);
    expect(stdout).toMatch(/^Browser {4}.*\d/m);
    expect(stdout).toMatch(/^Requests {3}sm-log-id [\w-]+$/m);
    expect(stdout).toMatch(/^Plan {7}\w+; flags: /m);
    expect(stdout).toMatch(/^Replay {5}exact/m);
    expect(stdout).toMatch(/^Workflows .*articleSave \d+/m);
    expect(stdout).toMatch(/^Ports .*article\.updateArticle \d+/ms);
  });

  test('tells its story: where the writer was, how the machines went, and what failed when', async () => {
    const [, story = ''] = (await replay(SAMPLE, '--story')).stdout.split('\n\n');
    const lines = story.trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(31);
    expect(story).toMatch(/^[\d:]{8} {3}✗ article\.updateArticle failed: network/m);
    expect(story).toMatch(/^[\d:]{8} {3}articleSave: idle → /m);
    expect(story).toMatch(/^[\d:]{8} \/articles/m);
  });

  test('has the article of any moment', async () => {
    const { at } = JSON.parse(LINES[0] ?? '') as { at: string };
    const { value: typed } = await offlineTimes().next();
    const { stdout, status } = await replay(SAMPLE, '--at', `+${typed}`);
    expect(status).toBe(0);
    expect(at).toMatch(/Z$/);
    expect(stdout).toContain('How to store coffee');
    expect(stdout).toMatch(/\| Light makes coffee stale\. Typed while the server lives, and wh/);
    expect(stdout).toMatch(/articleSave \S+: (offline|retry)/);
  });

  test('is read by programs', async () => {
    const told = JSON.parse((await replay(SAMPLE, '--json', '--at', '+5')).stdout) as Record<
      string,
      never
    >;
    expect(told).toMatchObject({ verdict: 'exact', zone: 'Europe/Berlin', divergence: null });
    expect(told).toMatchObject({ lines: LINES.length, end: 'Stopped.' });
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining(['build', 'browser', 'logId', 'ports', 'workflows', 'events', 'at']),
    );
  });
});

/** Whole seconds of the session in which saving has failed. */
async function* offlineTimes() {
  const { events } = JSON.parse((await replay(SAMPLE, '--json')).stdout) as {
    events: readonly { is: string; op?: string; t: number }[];
  };
  for (const { is, op, t } of events)
    if (is === 'failure' && op === 'article.updateArticle') yield Math.ceil(t / 1000) + 1;
}

/** The index of a line, and the line as it would be with another put in it. */
function otherPut() {
  const at = LINES.findIndex((line) => line.includes('"is":"put"'));
  return { at, line: (LINES[at] ?? '').replace(/("is":"put","type":")[^"]+/, '$1page/exploded') };
}

/** The first line with a sum. */
function otherSum() {
  const at = LINES.findIndex((line) => /^\[\[.*\],"\w+",/.test(line));
  return { at, line: (LINES[at] ?? '').replace(/\],"\w+",/, '],"zzz",') };
}

describe('a log', () => {
  test('may be a file of lines', async () => {
    const { stdout, status } = await replay(file('lines.log', `${LINES.join('\n')}\n`));
    expect(status).toBe(0);
    expect(stdout).toContain('exact');
  });

  test('may have several lives: the last one is replayed, or the one that is asked for', async () => {
    const [header = '', ...rest] = LINES;
    const first = [header.replace('"build":"', '"build":"first '), ...rest.slice(0, 9)];
    const both = logOf('lives.json', [...first, ...LINES]);
    expect((await replay(both)).stdout).toMatch(/^Life {7}2 of 2; --life takes another one$/m);
    expect(await replay(both)).toMatchObject({ status: 0 });
    expect((await replay(both, '--life', '1')).stdout).toMatch(/^Build {6}first 0\.1\.0/m);
    const told = JSON.parse((await replay(both, '--life', '1', '--json')).stdout);
    expect(told).toMatchObject({ life: 1, lives: 2, lines: 10 });
    for (const life of ['0', '3', 'last'])
      expect((await replay(both, '--life', life)).stderr).toContain('has the lives 1 to 2');
    expect((await replay(SAMPLE, '--life', '2')).stderr).toContain('has one life');
  });

  test('that another product has recorded differs, at a line, a step and a time', async () => {
    const { at, line } = otherPut();
    const { stdout, status } = await replay(logOf('other.json', LINES.with(at, line)));
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^Line ${at + 1}, step \\d+ \\([\\d:]+\\)`, 'm'));
    expect(stdout).toContain('the session: put of page/exploded');
    expect(stdout).toMatch(/the replay: {2}put of \w+\/\w+/);
  });

  test('in which only values differ says so, at the turn', async () => {
    const { at, line } = otherSum();
    const { stdout, status } = await replay(logOf('values.json', LINES.with(at, line)));
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^Line ${at + 1}, step`, 'm'));
    expect(stdout).toContain('the same calls and puts, with other values');
  });

  test('tells a terminal nothing', async () => {
    const { build: _build, ...header } = JSON.parse(LINES[0] ?? '') as { readonly build: string };
    const evil = JSON.stringify({ ...header, build: '\u001b]0;x\u0007 \u009b8m' });
    const { stdout } = await replay(logOf('evil.json', LINES.with(0, evil)));
    expect(stdout).toContain('Build      \ufffd]0;x\ufffd \ufffd8m\n');
  });

  test.each([
    [
      'that was copied in part',
      (lines: readonly string[]) => halfOf(JSON.stringify(lines, null, 2)),
    ],
    ['whose last line is half', (lines: readonly string[]) => halfOf(lines.join('\n'))],
    [
      'that was full',
      (lines: readonly string[]) =>
        JSON.stringify(lines.with(-1, '{"is":"end","reason":"The log is full after 9 lines."}')),
    ],
  ])('%s is replayed as far as it goes', async (name, cut) => {
    const { stdout, status } = await replay(file(`${name}.log`, cut(LINES)));
    expect(stdout).toMatch(/^Replay {5}cut off/m);
    expect(status).toBe(3);
  });
});

/** Ends within a line. */
const halfOf = (text: string) => text.slice(0, text.indexOf('\n', text.length / 2) - 20);

describe('a file that is none', () => {
  test.each<[string, () => readonly string[], RegExp]>([
    ['no file', () => [], /Name one file\.\nnpm run replay -- FILE/],
    ['two files', () => [SAMPLE, SAMPLE], /Name one file/],
    ['an option that is unknown', () => [SAMPLE, '--tell'], /'--tell'/],
    ['a file that is not there', () => ['nowhere.json'], /There is no file nowhere\.json/],
    ['a folder', () => [folder], /is a folder/],
    ['an empty file', () => [file('empty', '')], /is empty\. Run copy\(sessionLog\(\)\)/],
    ['a text', () => [file('text', 'Hello')], /does not begin with a header/],
    ['other JSON', () => [file('other', '[1, 2]')], /not the lines of a session log/],
    ['an array that is damaged', () => [file('array', '[\n"a\n"b\n"c"')], /damaged/],
    [
      'a log whose middle is damaged',
      () => [logOf('middle', LINES.with(5, '{'))],
      /Line 6 of the log: it is not JSON/,
    ],
    [
      'a log of another version',
      () => [logOf('version', LINES.with(0, '{"is":"header","version":1,"value":{}}'))],
      /it is of version 1; version 4 is replayed here/,
    ],
    ['a moment outside', () => [SAMPLE, '--at', '+86000'], /The session is from [\d:]+ to [\d:]+/],
    ['no moment', () => [SAMPLE, '--at', 'noon'], /--at takes 14:02:11 or \+131/],
  ])('%s is said in a sentence', async (_name, args, sentence) => {
    const { stdout, stderr, status } = await replay(...args());
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  });
});
