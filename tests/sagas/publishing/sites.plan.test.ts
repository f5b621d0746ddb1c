/** Sites: connected, asked again, chosen and disconnected. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sitesSaga } from '#sagas/publishing/sites.saga.ts';
import { siteCheck } from '#store/publishing/siteCheck.slice.ts';
import { siteForm } from '#store/publishing/siteForm.slice.ts';
import { anAnswer, aSite, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const PASSWORD = 'abcd EFGH 1234 ijkl';
const site = {
  kind: 'wordpress',
  address: 'https://tea.example',
  login: 'ann',
  password: PASSWORD,
} as const;
const workspaceId = 'w1';
const { id: siteId } = aSite();
const plan = (integration: NonNullable<PortOverrides['integration']> = {}) =>
  planOf(sitesSaga, { state: signedIn(), ports: { integration } });
const connect = siteForm.connectRequested({ workspaceId, site });

// §d.sites.1 §d.sites.6
test('a site is connected once, however often it is asked for, and its password is in no state', async () => {
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return aSite();
  };
  const { callsOf, state } = await plan({ postSite: slow })
    .put(siteForm.connected({ siteId }))
    .dispatch(connect)
    .dispatch(connect)
    .during(1000);
  expect(callsOf('integration.postSite')).toMatchObject([{ args: [{ workspaceId, body: site }] }]);
  expect(siteForm.select(state)).toMatchObject({ status: 'resting', connectedId: siteId });
  expect(JSON.stringify(state)).not.toContain(PASSWORD);
});

// §d.sites.4
test.each([
  ['the site refuses', anAnswer(422, { code: 'site_password_rejected' })],
  ['the server cannot be reached', noNetwork],
])('if %s, the form says so and can be sent again', async (_title, error) => {
  let attempts = 0;
  const postSite = async () => {
    attempts += 1;
    if (attempts === 1) throw error;
    return aSite();
  };
  const { state } = await plan({ postSite })
    .put(siteForm.failed({ error }))
    .put(siteForm.connected({ siteId }))
    .dispatch(connect)
    .dispatch(connect)
    .during(60_000);
  expect(siteForm.select(state)).toMatchObject({ error: null, connectedId: siteId });
});

test('an answer that comes after the form was left says nothing', async () => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return aSite();
  };
  const { state } = await plan({ postSite: late })
    .not.put(siteForm.connected({ siteId }))
    .dispatch(connect)
    .dispatch(siteForm.left())
    .during(1000);
  expect(siteForm.select(state)).toMatchObject({ status: 'resting', connectedId: null });
});

// §d.sites.5
test('two sites are asked at once, and each says what became of it', async () => {
  const error = anAnswer(503, { code: 'web_unreachable' });
  const checkSite = async ({ siteId: asked }: { siteId: string }) => {
    if (asked === 'b') throw error;
    return aSite({ id: asked });
  };
  const { state } = await plan({ checkSite })
    .put(siteCheck.checked({ siteId: 'a' }))
    .put(siteCheck.failed({ siteId: 'b', error }))
    .dispatch(siteCheck.requested({ workspaceId, siteId: 'a' }))
    .dispatch(siteCheck.requested({ workspaceId, siteId: 'b' }))
    .during(60_000);
  expect(siteCheck.selectAll(state)).toEqual({ b: { status: 'resting', error } });
});
