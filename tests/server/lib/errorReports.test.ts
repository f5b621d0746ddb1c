/** What really arrives at a server in the place of Sentry. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { type ErrorReports, openErrorReports } from '#server/lib/errorReports.ts';
import { openReceiver, type Receiver } from '#tests/e2e/support/receiver.ts';

let receiver: Receiver;
let reports: ErrorReports;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // its package cannot trace under jest, which we do not ask of it
  receiver = await openReceiver();
  reports = await openErrorReports(`${receiver.url.replace('//', '//key1@')}/7`, '1.2.3');
});
afterEach(() => {
  receiver.close();
  jest.restoreAllMocks();
});

interface Report {
  readonly release: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly exception: {
    readonly values: readonly { readonly type: string; readonly value: string }[];
  };
}

/** What arrived, by its words and as a whole. */
async function arrived(error: unknown, line: Readonly<Record<string, unknown>> = {}) {
  reports.report(error, line);
  await reports.close();
  const [{ body } = { body: '' }] = receiver.received;
  const parsed = body
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => JSON.parse(one) as Report);
  const report = parsed.find((one) => 'exception' in one);
  if (report === undefined) throw new Error(`no report in ${body}`);
  return { body, report, said: report.exception.values.map(({ value }) => value) };
}

const SECRET = 'my dear passage about tea';

test('a failed query says neither its statement nor what was written, and its cause what was wrong', async () => {
  const cause = new Error('deadlock detected');
  const error = new DrizzleQueryError(
    'insert into article_block (html) values ($1)',
    [`<p>${SECRET}</p>`, 'more, of it\nand a line'],
    cause,
  );
  expect(error.message).toContain(SECRET); // what it would say by itself
  const { body, said } = await arrived(error);
  expect([...said].sort()).toEqual(['deadlock detected', 'failed query']);
  expect(body).not.toMatch(/tea|article_block|and a line/);
});

test('neither does one that was wrapped, or whose message was put behind other words', async () => {
  const inner = new Error(`Could not save.\nquery: select\nparams: ${SECRET}`);
  const { body, said } = await arrived(new Error('The job has failed.', { cause: inner }));
  expect([...said].sort()).toEqual(['The job has failed.', 'failed query']);
  expect(body).not.toContain('tea');
});

test('other messages lose what they quote', async () => {
  const { body, said } = await arrived(new SyntaxError(`Unexpected token in "${SECRET}"`));
  expect(said).toEqual(['Unexpected token in [text]']);
  expect(body).not.toContain('tea');
});

test('a report says where it came from, and nothing of the line that is not a word', async () => {
  const line = {
    logId: 'log-1',
    queue: 'audit',
    status: 500,
    code: `a ${SECRET}`,
    email: 'ann@example.org',
  };
  const { body, report } = await arrived(new Error('Broken'), line);
  expect(report).toMatchObject({
    release: '1.2.3',
    tags: { logId: 'log-1', queue: 'audit', status: '500' },
  });
  expect(report.tags).not.toHaveProperty('code');
  expect(body).not.toMatch(/tea|ann@/);
});

test('without an address nothing is sent', async () => {
  const none = await openErrorReports(null, '1.2.3');
  none.report(new Error('Broken'), {});
  await none.close();
  expect(receiver.received).toEqual([]);
});
