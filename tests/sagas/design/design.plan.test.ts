/** The design tool: connected, asked for designs, and what they come back as. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { designConnectionSaga } from '#sagas/design/designConnection.saga.ts';
import { designReturnSaga } from '#sagas/design/designReturn.saga.ts';
import { imageDesignSaga } from '#sagas/design/imageDesign.saga.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { imageDesign } from '#store/design/imageDesign.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anAnswer, anAsset, idOf, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const workspaceId = 'w1';
const assetId = idOf(70);
const of = { workspaceId, assetId };
const editUrl = 'https://www.canva.com/design/D1/edit';
const address = 'https://www.canva.com/api/oauth/authorize?state=s';

// §2.routes.13 §d.design.1
test('a connection is begun in the tab that remembers the workspace, and leaves for the design tool', async () => {
  const kept = new Map<string, string>();
  const ports = {
    integration: { postDesignConsent: async () => ({ workspaceId, address }) },
    session: { set: (key: string, value: string) => void kept.set(key, value) },
  };
  const { callsOf, state } = await planOf(designConnectionSaga, { state: signedIn(), ports })
    .dispatch(designConnection.connectRequested({ workspaceId, from: 'images' }))
    .during(1000);
  expect(callsOf('designTool.leave')).toMatchObject([{ args: [{ address }] }]);
  expect([...kept.values()]).toEqual([workspaceId]);
  expect(JSON.stringify(state)).not.toContain('state=');
});

// §d.design.9
test.each([
  ['the installation has no client', anAnswer(409, { code: 'design_off' })],
  ['the server cannot be reached', noNetwork],
])('if %s, nobody is sent anywhere', async (_title, error) => {
  const integration = { postDesignConsent: () => Promise.reject(error) };
  const { callsOf, state } = await planOf(designConnectionSaga, {
    state: signedIn(),
    ports: { integration },
  })
    .dispatch(designConnection.connectRequested({ workspaceId, from: 'settings' }))
    .during(60_000);
  expect(callsOf('designTool.leave')).toEqual([]);
  expect(designConnection.select(state)).toMatchObject({ status: 'resting', error });
});

// §d.design.4
test.each([
  [true, 'disconnected'],
  [false, 'notRevoked'],
] as const)(
  'a disconnected account says whether access has ended there: %s',
  async (isRevoked, outcome) => {
    const integration = { deleteDesignAccount: async () => ({ workspaceId, isRevoked }) };
    const { state } = await planOf(designConnectionSaga, {
      state: signedIn(),
      ports: { integration },
    })
      .put(designConnection.ended({ outcome }))
      .dispatch(designConnection.disconnectRequested({ workspaceId }))
      .during(1000);
    expect(designConnection.select(state)).toEqual({ status: 'resting', outcome, error: null });
  },
);

const at = (search: string) =>
  router.entered({
    pathname: '/integration/canva/callback',
    search,
    route: 'canvaCallback',
    params: {},
  });

const callback = (search: string, ports: PortOverrides = {}) =>
  planOf(designReturnSaga, {
    state: signedIn(),
    ports: { session: { get: () => workspaceId }, ...ports },
  }).dispatch(at(search));

// §2.routes.13 §d.design.1
test('who comes back with a code is connected, and goes where the connection was begun', async () => {
  const postDesignAccount = async () =>
    ({ workspaceId, from: 'images', isConnected: true }) as const;
  const { callsOf } = await callback('?code=c&state=s', { integration: { postDesignAccount } })
    .put(designConnection.ended({ outcome: 'connected' }))
    .put(router.navigationRequested({ to: '/images', replace: true }))
    .during(1000);
  expect(callsOf('integration.postDesignAccount')).toMatchObject([
    { args: [{ workspaceId, body: { query: '?code=c&state=s' } }] },
  ]);
});

// §d.design.1
test.each([
  ['?error=access_denied&state=s', 'denied'],
  ['?error=server_error&state=s', 'refused'],
] as const)('%s connects nothing and says why', async (search, outcome) => {
  const integration = {
    postDesignAccount: async () => ({ workspaceId, from: 'settings', isConnected: false }) as const,
  };
  const { state } = await callback(search, { integration })
    .put(designConnection.ended({ outcome }))
    .not.put(router.navigationRequested({ to: '/images', replace: true }))
    .during(1000);
  expect(designConnection.select(state)).toMatchObject({ status: 'resting', outcome });
});

// §d.design.1
test('a tab that has begun nothing asks nothing', async () => {
  const { callsOf } = await callback('?code=c&state=s', { session: { get: () => null } })
    .put(designConnection.ended({ outcome: 'foreign' }))
    .during(1000);
  expect(callsOf('integration.postDesignAccount')).toEqual([]);
});

// §d.design.1
test.each(['design_state_foreign', 'design_state_expired', 'design_state_used'] as const)(
  '%s is said on the page',
  async (code) => {
    const error = anAnswer(422, { code });
    const integration = { postDesignAccount: () => Promise.reject(error) };
    const { state } = await callback('?code=c&state=s', { integration })
      .put(designConnection.failed({ error }))
      .during(1000);
    expect(designConnection.select(state)).toMatchObject({ outcome: null, error: { code } });
  },
);

const images = (ports: PortOverrides) => planOf(imageDesignSaga, { state: signedIn(), ports });

// §d.design.5
test('the tab is opened before anything is asked, and shows the design once it is ready', async () => {
  let steps = 0;
  const postImageDesign = async () => {
    steps += 1;
    return steps < 3
      ? { assetId, isReady: false, waitS: 20, editUrl: null }
      : { assetId, isReady: true, waitS: 0, editUrl };
  };
  const { calls } = await images({ integration: { postImageDesign } })
    .put(imageDesign.ready({ assetId, editUrl, isHidden: false }))
    .dispatch(imageDesign.editRequested(of))
    .during(60_000);
  const names = calls.map(({ op }) => op).filter((op) => /designTool|integration/.test(op));
  expect(names).toEqual([
    'designTool.openTab',
    'integration.postImageDesign',
    'integration.postImageDesign',
    'integration.postImageDesign',
    'designTool.showIn',
  ]);
});

// §d.design.5
test('a browser that opens no tab is offered a link', async () => {
  const designTool = { openTab: () => false, showIn: () => false };
  const { state } = await images({ designTool })
    .dispatch(imageDesign.editRequested(of))
    .during(1000);
  expect(imageDesign.select(state, assetId)).toMatchObject({ isHidden: true, editUrl });
});

// §d.design.3
test.each([
  ['access has ended', anAnswer(409, { code: 'design_not_connected' })],
  ['the server cannot be reached', noNetwork],
])('if %s, the tab is closed and the image says so', async (_title, error) => {
  const integration = { postImageDesign: () => Promise.reject(error) };
  const { callsOf } = await images({ integration })
    .put(imageDesign.failed({ assetId, error }))
    .dispatch(imageDesign.editRequested(of))
    .during(60_000);
  expect(callsOf('designTool.closeTab')).toMatchObject([{ args: [{ assetId }] }]);
});

// §d.design.8
test('what never gets ready is given up after five minutes', async () => {
  const integration = {
    postImageDesign: async () => ({ assetId, isReady: false, waitS: 30, editUrl: null }),
  };
  const { state } = await images({ integration })
    .dispatch(imageDesign.editRequested(of))
    .during(6 * 60_000);
  expect(imageDesign.select(state, assetId)).toMatchObject({
    status: 'resting',
    error: { code: 'design_busy' },
  });
});

// §d.design.6
test('a design is brought back under one request id, however often its answer is lost', async () => {
  const image = anAsset({ id: idOf(71) });
  const asked: string[] = [];
  const postReturn = async ({ body }: { body: { requestId: string } }) => {
    asked.push(body.requestId);
    if (asked.length === 1) throw noNetwork;
    return { assetId, returnId: idOf(85) };
  };
  const postReturnStep = async () => ({ assetId, isReady: true, waitS: 0, image });
  const { state } = await images({ integration: { postReturn, postReturnStep } })
    .put(imageDesign.failed({ assetId, error: noNetwork }))
    .put(imageDesign.returned({ assetId, image }))
    .dispatch(imageDesign.returnRequested(of))
    .dispatch(imageDesign.returnRequested(of))
    .during(60_000);
  expect(new Set(asked).size).toBe(1);
  expect(imageDesign.select(state, assetId)).toMatchObject({ status: 'resting', image });
});
