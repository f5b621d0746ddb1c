import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { replayThread } from '#sagaLog/app/replayThread.ts';
import type { ReplayAnswer } from '#services/support/replayMessages.ts';

const TEXT = readFileSync('docs/support/session.json', 'utf8');

/** A thread whose clock goes on by so many milliseconds each time that it is read. */
function threadOf(msPerLook: number, onPause: (pauses: number) => void = () => {}) {
  const answers: ReplayAnswer[] = [];
  let ms = 0;
  let pauses = 0;
  const ask = replayThread({
    build: '0.1.0 now',
    post: (answer) => void answers.push(structuredClone(answer)),
    async pause() {
      pauses += 1;
      onPause(pauses);
    },
    now() {
      ms += msPerLook;
      return ms;
    },
  });
  return { answers, ask };
}
const messagesIn = (answers: readonly ReplayAnswer[]) =>
  answers.flatMap((answer) => ('message' in answer ? [answer.message] : []));

// §d.supportPage.1
test('it says what it has read, then the story as it grows, then the verdict', async () => {
  const { answers, ask } = threadOf(1);
  await ask({ type: 'follow', id: 1, log: new Blob([TEXT]) });
  const messages = messagesIn(answers);
  expect(messages[0]).toMatchObject({ type: 'read', ownBuild: '0.1.0 now' });
  expect(messages.at(-1)).toMatchObject({ type: 'ended', verdict: 'exact' });
  const turns = messages.flatMap((told) => (told.type === 'progressed' ? [told.turns] : []));
  expect(turns.length).toBeGreaterThan(1);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test('a moment is shown between two slices of the replay', async () => {
  const { answers, ask } = threadOf(10, (pauses) => {
    if (pauses === 3) void ask({ type: 'moment', id: 2, asked: { turn: 1 } });
  });
  await ask({ type: 'follow', id: 1, log: new Blob([TEXT]) });
  const at = answers.findIndex((answer) => 'moment' in answer);
  expect(answers[at]).toMatchObject({ id: 2, moment: { turn: 1 } });
  expect(at).toBeLessThan(answers.length - 1);
});

// §d.supportPage.1
test.each([
  ['no log', 'hello', { fault: 'noHeader', detail: '' }],
  [
    'a line of it is damaged',
    JSON.stringify(['{"is":"header","version":4,"value":{}}', `{"is":"${'x'.repeat(9000)}"}`]),
    { fault: 'line', detail: expect.stringMatching(/^Line 2 .{1,300}$/) },
  ],
  [
    'it is deep',
    `["{\\"is\\":\\"header\\",\\"version\\":4,\\"value\\":${'['.repeat(100_000)}"]`,
    { fault: 'line' },
  ],
])('it is refused when %s', async (_why, text, refusal) => {
  const { answers, ask } = threadOf(1);
  await ask({ type: 'follow', id: 1, log: new Blob([text]) });
  expect(messagesIn(answers)).toEqual([
    { detail: expect.any(String), ...refusal, type: 'refused' },
  ]);
});
