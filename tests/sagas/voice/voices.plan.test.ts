/** The brand voices of a workspace: one is chosen for an article; a deleted one comes back by Undo. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { notices } from '#store/session/notices.slice.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import {
  anAnswer,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const voiceId = idOf(40);
const chosen = (id: string | null) =>
  voiceWrites.choose({ ...of, body: { choice: id === null ? 'none' : 'voice', voiceId: id } });
const removed = voiceWrites.remove({ workspaceId, voiceId });
const shown = (state: ReturnType<typeof withArticle>) =>
  notices.select(state).map(({ text }) => text);

test('two choices in a row are stored in their order, the second after the answer to the first', async () => {
  const { callsOf } = await planOf(writesSaga, {
    state: withArticle(),
    ports: {
      brandVoice: {
        async putArticleVoice({ articleId, body }) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return { articleId, ...body };
        },
      },
    },
  })
    .dispatch(chosen(voiceId))
    .dispatch(chosen(null))
    .during(2000);
  const stored = callsOf('brandVoice.putArticleVoice').map(({ at, args: [asked] }) => ({
    at,
    ...(asked as { body: object }).body,
  }));
  expect(stored).toEqual([
    { at: 0, choice: 'voice', voiceId },
    { at: 500, choice: 'none', voiceId: null },
  ]);
});

test('a choice that is refused says so', async () => {
  const putArticleVoice = () => Promise.reject(noNetwork);
  const { state } = await planOf(writesSaga, {
    state: withArticle(),
    ports: { brandVoice: { putArticleVoice } },
  })
    .dispatch(chosen(voiceId))
    .during(1000);
  expect(shown(state)).toEqual(['voiceNotChosen']);
});

test('a deleted voice is restored by Undo', async () => {
  const { calls } = await planOf(writesSaga, { state: withArticle() })
    .dispatch(removed)
    .delay(1000)
    .dispatch(notices.undoRequested({ id: 'fake-id-1' }))
    .during(1000);
  expect(calls.map(({ op }) => op).filter((op) => op.startsWith('brandVoice.'))).toEqual([
    'brandVoice.deleteVoice',
    'brandVoice.restoreVoice',
  ]);
});

test('a voice that somebody else has deleted is gone, and nothing is said', async () => {
  const deleteVoice = () => Promise.reject(anAnswer(404));
  const { state } = await planOf(writesSaga, {
    state: withArticle(),
    ports: { brandVoice: { deleteVoice } },
  })
    .dispatch(removed)
    .during(1000);
  expect(shown(state)).toEqual([]);
});
