/** A workspace or an account is removed in 14 days, or kept: what the page knows of it afterwards. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { READ_RETRIES } from '#domain/retry.ts';
import { removalSaga } from '#sagas/removal/removal.saga.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { type RemovalSubject, removal } from '#store/removal/removal.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import {
  anAccountRemoval,
  anAnswer,
  aWorkspace,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const LONG_MS = 60_000;
const dueAt = '2026-12-14T00:00:00.000Z';
const leaving = (because: RemovalSubject) =>
  aWorkspace({ folderId: 'folder-1', removal: { dueAt, because } });
const staying = aWorkspace({ folderId: 'folder-1' });

/** A dialog in which something is about to be confirmed. */
const asking = (subject: RemovalSubject) =>
  inWorkspace({}, folderSetup.workspaceRead(staying), removal.asked({ subject, workspaceId }));
/** A page of a workspace that is to be removed. */
const onPage = (because: RemovalSubject) =>
  inWorkspace({}, folderSetup.workspaceRead(leaving(because)));
const removed = (state: RootState) => folderSetup.selectFound(state).workspace?.removal ?? null;
const CONFIRMED = removal.confirmed({ email: 'ann@example.com' });
const keepOf = (subject: RemovalSubject) => removal.keepRequested({ subject, workspaceId });

// §d.removal.1 §d.removal.2
test('a workspace that is removed says so, as the answer has it', async () => {
  const ports = { workspace: { postWorkspaceRemoval: async () => leaving('workspace') } };
  const { state, callsOf } = await planOf(removalSaga, { state: asking('workspace'), ports })
    .put(removal.done())
    .dispatch(CONFIRMED)
    .during(LONG_MS);
  expect(removal.select(state)).toEqual({ status: 'resting', error: null });
  expect(removed(state)).toEqual({ dueAt, because: 'workspace' });
  expect(callsOf('workspace.getWorkspaceByFolderId')).toEqual([]);
});

// §d.removal.1 §d.removal.4
test('an account is removed under the address that was typed, and its workspace is read again', async () => {
  const ports = { workspace: { getWorkspaceByFolderId: async () => leaving('account') } };
  const { state, callsOf } = await planOf(removalSaga, { state: asking('account'), ports })
    .put(removal.done())
    .put(resources.invalidated({ name: 'accountRemoval' }))
    .dispatch(CONFIRMED)
    .during(LONG_MS);
  expect(callsOf('user.postAccountRemoval').map(({ args }) => args)).toEqual([
    [{ body: { email: 'ann@example.com' } }],
  ]);
  expect(removed(state)).toEqual({ dueAt, because: 'account' });
});

/** Answers by failures, and then well. */
function failing(times: number, error: unknown, ports: PortOverrides['workspace']) {
  let left = times;
  const then = ports?.getWorkspaceByFolderId;
  return {
    workspace: {
      ...ports,
      async getWorkspaceByFolderId(of: { readonly folderId: string }) {
        left -= 1;
        if (left >= 0) throw error;
        return then === undefined ? staying : then(of);
      },
    },
  } satisfies PortOverrides;
}

// §d.removal.2
test.each<[string, unknown]>([
  ['no network', noNetwork],
  ['an error of the server', anAnswer(500)],
  ['a refusal', anAnswer(403)],
])(
  'an account whose removal was accepted is told so, though %s hides its workspace',
  async (_, error) => {
    const { state } = await planOf(removalSaga, {
      state: asking('account'),
      ports: failing(Number.POSITIVE_INFINITY, error, {}),
    })
      .put(removal.done())
      .dispatch(CONFIRMED)
      .during(10);
    expect(removal.select(state)).toEqual({ status: 'resting', error: null });
  },
);

// §d.removal.2
test('an account that is kept is told so, though its workspace cannot be read', async () => {
  const { state, callsOf } = await planOf(removalSaga, {
    state: onPage('account'),
    ports: failing(Number.POSITIVE_INFINITY, noNetwork, {}),
  })
    .put(removal.kept())
    .dispatch(keepOf('account'))
    .during(LONG_MS);
  expect(removal.select(state)).toEqual({ status: 'resting', error: null });
  expect(callsOf('workspace.getWorkspaceByFolderId')).toHaveLength(READ_RETRIES + 1);
});

test('a workspace that could not be read is read again, with pauses', async () => {
  const plan = () =>
    planOf(removalSaga, {
      state: onPage('account'),
      ports: failing(2, anAnswer(503), { getWorkspaceByFolderId: async () => staying }),
    }).dispatch(keepOf('account'));
  expect(removed((await plan().during(2999)).state)).not.toBeNull();
  expect(removed((await plan().during(3001)).state)).toBeNull();
});

// §d.removal.2
test('a workspace that is kept says nothing any more', async () => {
  const ports = { workspace: { deleteWorkspaceRemoval: async () => staying } };
  const { state, callsOf } = await planOf(removalSaga, { state: onPage('workspace'), ports })
    .put(removal.kept())
    .dispatch(keepOf('workspace'))
    .during(LONG_MS);
  expect(removed(state)).toBeNull();
  expect(callsOf('user.deleteAccountRemoval')).toEqual([]);
});

// §d.removal.4
test.each<[RemovalSubject, PortOverrides]>([
  ['account', { user: { postAccountRemoval: () => Promise.reject(anAnswer(409)) } }],
  ['workspace', { workspace: { postWorkspaceRemoval: () => Promise.reject(anAnswer(409)) } }],
])('a refused removal of the %s says why in the dialog', async (subject, ports) => {
  const { state } = await planOf(removalSaga, { state: asking(subject), ports })
    .not.put(removal.done())
    .dispatch(CONFIRMED)
    .during(LONG_MS);
  expect(removal.select(state)).toMatchObject({ status: 'asking', subject, error: anAnswer(409) });
  expect(removed(state)).toBeNull();
});

// §d.removal.2
test('a workspace that goes with its account since says so when it cannot be kept alone', async () => {
  const ports: PortOverrides = {
    workspace: {
      deleteWorkspaceRemoval: () => Promise.reject(anAnswer(409, { code: 'removal_scheduled' })),
      getWorkspaceByFolderId: async () => leaving('account'),
    },
  };
  const { state } = await planOf(removalSaga, { state: onPage('workspace'), ports })
    .dispatch(keepOf('workspace'))
    .during(LONG_MS);
  expect(removal.select(state)).toMatchObject({ status: 'resting', error: { status: 409 } });
  expect(removed(state)).toEqual({ dueAt, because: 'account' });
});

// §d.removal.2
test.each<RemovalSubject>(['workspace', 'account'])(
  'a removal of the %s whose answer was lost is seen, and can be taken back though the dialog was never closed',
  async (subject) => {
    const server = { isLeaving: false };
    const accepted = (isLeaving: boolean) => {
      server.isLeaving = isLeaving;
    };
    const lost = async () => {
      accepted(true);
      throw noNetwork;
    };
    const read = async () => (server.isLeaving ? leaving(subject) : staying);
    const keep = async () => {
      accepted(false);
      return staying;
    };
    const ports: PortOverrides = {
      user: {
        postAccountRemoval: lost,
        async deleteAccountRemoval() {
          await keep();
          return anAccountRemoval();
        },
      },
      workspace: {
        postWorkspaceRemoval: lost,
        deleteWorkspaceRemoval: keep,
        getWorkspaceByFolderId: read,
      },
    };
    const plan = () =>
      planOf(removalSaga, { state: asking(subject), ports })
        .dispatch(CONFIRMED)
        .delay(1000);
    expect(removed((await plan().during(1)).state)).toEqual({ dueAt, because: subject });
    const { state } = await plan().dispatch(keepOf(subject)).during(LONG_MS);
    expect(removal.select(state).status).toBe('resting');
    expect(removed(state)).toBeNull();
  },
);
