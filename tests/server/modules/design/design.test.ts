import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { designAccount, designConsent } from '#db/schema/design.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { canva } from '#server/adapters/design/canva/canva.ts';
import { askDesignTool } from '#server/modules/design/designToken.service.ts';
import {
  API,
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aPng } from '#tests/support/images.ts';
import { type PlayedCanva, playCanva } from '#tests/support/playedCanva.ts';

const PUBLIC_URL = 'https://content.example.com';
const HOUR_MS = 60 * 60_000;

let service: PlayedCanva;
let server: TestServer;
let nowMs = Date.now();
beforeAll(async () => {
  service = await playCanva();
  const web = { isAllowed: () => true };
  server = await testServer({
    works: false,
    now: () => new Date(nowMs),
    designTool: canva({ ...service.options, publicUrl: PUBLIC_URL, web }),
  });
});
beforeEach(() => {
  nowMs = Date.now();
  Object.assign(service.state, {
    lastsS: 14_400,
    polls: 1,
    exportFails: null,
    download: null,
    member: { user_id: 'oUann', team_id: 'oBtea' },
  });
  service.state.faults.length = 0;
  service.state.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const designOf = (user: TestUser, workspaceId: string) => {
  const at = `/integration/${workspaceId}/design`;
  const begin = async (from = 'settings') =>
    (await server.call(user, 'POST', `${at}/consent`, { from })).body.address as string;
  const finish = (sent: Readonly<Record<string, string>>) =>
    server.call(user, 'POST', at, { query: `?${new URLSearchParams(sent)}` });
  return {
    begin,
    finish,
    connect: async () => finish(service.allow(await begin())),
    read: async () => (await server.call(user, 'GET', at)).body,
    disconnect: () => server.call(user, 'DELETE', at),
    made: async (assetId: string) =>
      (await server.call(user, 'GET', `${at}/images/${assetId}`)).body.design,
    edit: (assetId: string) => server.call(user, 'POST', `${at}/images/${assetId}`, {}),
    async bring(assetId: string, requestId = nextRequestId()) {
      const path = `${at}/images/${assetId}/returns`;
      const begun = await server.call(user, 'POST', path, { requestId });
      return begun.status === 200 ? ready(() => server.call(user, 'POST', `${path}/step`)) : begun;
    },
  };
};

type Of = ReturnType<typeof designOf>;

async function connected() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const design = designOf(user, workspaceId);
  expect((await design.connect()).status).toBe(200);
  return { user, workspaceId, design };
}

async function anImage(user: TestUser, workspaceId: string, bytes = aPng(120, 90)) {
  const { body } = await server.app
    .inject({
      method: 'POST',
      url: `${API}/asset/${workspaceId}?requestId=${nextRequestId()}&name=Tea.png`,
      headers: { ...user.headers, 'content-type': 'image/png' },
      payload: bytes,
    })
    .then((answer) => ({ body: answer.json() }));
  return body.id as string;
}

/** Asks again until it is ready. */
async function ready(ask: () => ReturnType<TestServer['call']>) {
  for (let steps = 0; steps < 20; steps += 1) {
    const answer = await ask();
    if (answer.status !== 200 || answer.body.isReady) return answer;
  }
  throw new Error('It never gets ready');
}

const accountRow = async (workspaceId: string) =>
  (
    await server.deps.orm
      .select()
      .from(designAccount)
      .where(eq(designAccount.workspaceId, workspaceId as never))
  )[0];

// §2.routes.13 §d.design.1 §d.design.2
test('an account is connected with PKCE; its tokens are stored encrypted and told to nobody', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const design = designOf(user, workspaceId);
  expect(await design.read()).toEqual({ workspaceId, isOn: true, account: null });
  const address = await design.begin('images');
  const { searchParams } = new URL(address);
  expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/content/integration/canva/callback`);
  const sent = service.allow(address);
  const { status, body } = await design.finish(sent);
  expect([status, body]).toEqual([200, { workspaceId, from: 'images', isConnected: true }]);
  expect(await design.read()).toMatchObject({
    account: { name: 'Ann', isEnded: false, problem: null },
  });
  const row = await accountRow(workspaceId);
  expect([row?.accessToken, row?.refreshToken]).toEqual([
    expect.stringMatching(/^v1\./),
    expect.stringMatching(/^v1\./),
  ]);
  const said = JSON.stringify([row, await design.read(), server.log, address]);
  const { access, refresh } = service.state.families.at(-1) ?? {};
  const [consent] = await server.deps.orm
    .select()
    .from(designConsent)
    .where(eq(designConsent.workspaceId, workspaceId as never));
  expect(consent).toMatchObject({ verifier: null });
  for (const hidden of [access, refresh, sent.code]) expect(said).not.toContain(hidden);
  expect(JSON.stringify(consent)).not.toContain(sent.state);
});

// §d.design.1
test('a state counts once, for ten minutes, for who has begun it, in the session and workspace of the beginning', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const design = designOf(user, workspaceId);
  const codeOf = async (answer: ReturnType<Of['finish']>) => (await answer).body.code;
  const stranger = await userWithWorkspace(server);
  const theirs = designOf(stranger.user, stranger.workspaceId);
  expect(await codeOf(theirs.finish(service.allow(await design.begin())))).toBe(
    'design_state_foreign',
  );
  expect(await codeOf(design.finish({ state: 'made-up', code: 'x' }))).toBe('design_state_foreign');
  const first = service.allow(await design.begin());
  const second = service.allow(await design.begin());
  expect(await codeOf(design.finish(first))).toBe('design_state_foreign'); // another one took its place
  const consents = server.deps.orm.update(designConsent);
  await consents.set({ session: 'another' }).where(eq(designConsent.userId, user.id));
  expect(await codeOf(design.finish(second))).toBe('design_state_foreign');
  const late = service.allow(await design.begin());
  nowMs += 10 * 60_000;
  expect(await codeOf(design.finish(late))).toBe('design_state_expired');
  const right = service.allow(await design.begin());
  expect((await design.finish(right)).status).toBe(200);
  expect(await codeOf(design.finish(right))).toBe('design_state_used');
  expect(service.count(/oauth\/token/)).toBe(1);
});

// §d.design.1
test('who does not allow access connects nothing, and the state is used up', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const design = designOf(user, workspaceId);
  const sent = service.allow(await design.begin());
  const denied = await design.finish({ state: sent.state, error: 'access_denied' });
  expect(denied.body).toEqual({ workspaceId, from: 'settings', isConnected: false });
  expect((await design.finish(sent)).body.code).toBe('design_state_used');
  expect((await design.read()).account).toBeNull();
});

// §d.design.1 §d.design.8
test.each([
  [
    'a code that is not accepted',
    /token/,
    { status: 400, body: '{"code":"invalid_grant"}' },
    'design_code_refused',
  ],
  [
    'a client that is not accepted',
    /token/,
    { status: 401, body: '{"code":"invalid_client"}' },
    'design_client_rejected',
  ],
  [
    'tokens without one that renews them',
    /token/,
    {
      status: 200,
      body: '{"access_token":"a","token_type":"Bearer","expires_in":9,"refresh_token":null}',
    },
    'design_answer_unusable',
  ],
  [
    'tokens of another type',
    /token/,
    {
      status: 200,
      body: '{"access_token":"a","token_type":"mac","expires_in":9,"refresh_token":"b"}',
    },
    'design_answer_unusable',
  ],
  ['an answer that is no JSON', /token/, { status: 200, body: '<html>' }, 'design_answer_unusable'],
  ['a connection that breaks off', /token/, 'cut', 'design_unreachable'],
  ['a fault of the service', /users\/me$/, { status: 500 }, 'design_unreachable'],
  ['too many requests', /token/, { status: 429, headers: { 'retry-after': '7' } }, 'design_busy'],
] as const)('%s connects nothing', async (_title, path, fault, code) => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const design = designOf(user, workspaceId);
  const sent = service.allow(await design.begin());
  service.next(path, fault);
  expect((await design.finish(sent)).body.code).toBe(code);
  expect((await design.read()).account).toBeNull();
  // What was given meanwhile is not left behind.
  if (path.source.includes('users')) expect(service.state.families.at(-1)?.isRevoked).toBe(true);
});

// §d.design.4
test('who disconnects ends the access there, and here everything of it goes', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  await ready(() => design.edit(assetId));
  expect((await design.disconnect()).body).toEqual({ workspaceId, isRevoked: true });
  expect(service.state.families.at(-1)?.isRevoked).toBe(true);
  expect((await design.read()).account).toBeNull();
  expect(await design.made(assetId)).toBeNull();
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect((await design.disconnect()).body.isRevoked).toBe(true);
});

// §d.design.4
test('access that could not be ended there is removed here, and that is said', async () => {
  const { workspaceId, design } = await connected();
  service.next(/revoke/, 'cut');
  expect((await design.disconnect()).body).toEqual({ workspaceId, isRevoked: false });
  expect((await design.read()).account).toBeNull();
});

// §d.design.2
test('an account is of one person: others in the workspace have none', async () => {
  const { user, workspaceId } = await connected();
  const member = server.user();
  user.folder.guests.set(member.id, { canWrite: true });
  expect(await designOf(member, workspaceId).read()).toMatchObject({ account: null });
  const assetId = await anImage(user, workspaceId);
  expect((await designOf(member, workspaceId).edit(assetId)).body.code).toBe(
    'design_not_connected',
  );
});

// §d.design.5
test('an image is uploaded once, becomes a design of its size, and is opened there', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  expect(await design.made(assetId)).toBeNull();
  const { body } = await ready(() => design.edit(assetId));
  const [made] = [...service.state.designs.values()].slice(-1);
  expect(made).toMatchObject({ width: 120, height: 90, title: 'Tea.png' });
  expect(body).toEqual({
    assetId,
    isReady: true,
    waitS: 0,
    editUrl: `${service.url}/edit/${made?.id}`,
  });
  expect([...service.state.images.values()].at(-1)).toMatchObject({ name: 'Tea.png' });
  expect(await design.made(assetId)).toEqual({ editUrl: body.editUrl });
  await ready(() => design.edit(assetId));
  expect([service.count(/^POST .*asset-uploads/), service.count(/^POST .*designs/)]).toEqual([
    1, 1,
  ]);
});

// §d.design.5
test('what has gone there is made anew: the design, and the image', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  const first = (await ready(() => design.edit(assetId))).body.editUrl;
  service.state.designs.clear();
  expect((await design.bring(assetId)).body.code).toBe('design_gone');
  const second = (await ready(() => design.edit(assetId))).body.editUrl;
  expect(second).not.toBe(first);
  service.state.designs.clear();
  service.state.images.clear();
  await ready(() => design.edit(assetId));
  expect(service.count(/^POST .*asset-uploads/)).toBe(2);
});

// §d.design.7
test('a request that dies leaves its upload, which the next one goes on with', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  expect((await design.edit(assetId)).body).toMatchObject({ isReady: false });
  service.next(/asset-uploads\//, 'cut');
  expect((await design.edit(assetId)).body.code).toBe('design_unreachable');
  expect((await ready(() => design.edit(assetId))).body.isReady).toBe(true);
  expect(service.count(/^POST .*asset-uploads/)).toBe(1);
});

// §d.design.7
test('steps of one design are taken one at a time', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  await Promise.all(Array.from({ length: 5 }, () => design.edit(assetId)));
  expect(service.count(/^POST .*asset-uploads/)).toBe(1);
});

// §d.design.6
test('a design is brought back as a new image of the library, once for each request id', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  expect((await design.bring(assetId)).body.code).toBe('design_gone');
  await ready(() => design.edit(assetId));
  const requestId = nextRequestId();
  const { body } = await design.bring(assetId, requestId);
  expect(body).toMatchObject({
    assetId,
    isReady: true,
    image: { name: 'Tea.png', width: 120, height: 90, alt: null, origin: { kind: 'design' } },
  });
  const again = await design.bring(assetId, requestId);
  expect(again.body.image.id).toBe(body.image.id);
  const other = await design.bring(assetId);
  expect(other.body.image.id).not.toBe(body.image.id);
  const images = await server.deps.orm
    .select({ id: asset.id })
    .from(asset)
    .where(eq(asset.workspaceId, workspaceId as never));
  expect(images).toHaveLength(3);
  expect(service.count(/^POST .*exports/)).toBe(2);
});

// §d.design.8
test.each([
  ['elements that were not paid for', 'license_required', 'design_premium'],
  ['an approval that is missing', 'approval_required', 'design_unapproved'],
  ['anything else', 'internal_failure', 'design_failed'],
])(
  'an export that fails for %s is said, and begun anew the next time',
  async (_title, said, code) => {
    const { user, workspaceId, design } = await connected();
    const assetId = await anImage(user, workspaceId);
    await ready(() => design.edit(assetId));
    service.state.exportFails = said;
    expect((await design.bring(assetId)).body.code).toBe(code);
    service.state.exportFails = null;
    expect((await design.bring(assetId)).body.isReady).toBe(true);
  },
);

// §d.design.6
test.each([
  ['no image', Buffer.from('<svg/>'), 'image_unreadable'],
  ['larger than an image may be', Buffer.alloc(10 * 1024 * 1024 + 1), 'too_large'],
])('what comes back is %s, and nothing is stored', async (_title, download, code) => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  await ready(() => design.edit(assetId));
  service.state.download = download;
  expect((await design.bring(assetId)).body.code).toBe(code);
  expect(await server.deps.orm.$count(asset, eq(asset.workspaceId, workspaceId as never))).toBe(1);
});

// §d.design.3
test('a token is renewed before it ends, once however many ask', async () => {
  const { user, workspaceId, design } = await connected();
  const images = [];
  for (let made = 0; made < 4; made += 1) images.push(await anImage(user, workspaceId));
  nowMs += 4 * HOUR_MS - 60_000;
  const answers = await Promise.all(images.map((id) => design.edit(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(service.count(/oauth\/token/)).toBe(2);
  expect(service.state.families.at(-1)?.isRevoked).toBe(false);
  nowMs += 8 * HOUR_MS;
  const late = await Promise.all(images.map((id) => design.edit(id)));
  expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(service.count(/oauth\/token/)).toBe(3);
});

// §d.design.3
test('two servers on one database renew a token once', async () => {
  const { user, workspaceId } = await connected();
  const images = [await anImage(user, workspaceId), await anImage(user, workspaceId)];
  nowMs += 5 * HOUR_MS;
  const person = { workspaceId: checkedId<WorkspaceId>(workspaceId), userId: user.id };
  const tool = canva({ ...service.options, publicUrl: PUBLIC_URL, web: { isAllowed: () => true } });
  const servers = [server.deps, { ...server.deps, designTool: tool }];
  let renewals = 0;
  service.next(/token/, {
    async before() {
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
  });
  const answers = await Promise.all(
    servers.flatMap((deps) =>
      images.map(() => askDesignTool(deps, person, async (_tool, token) => token)),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect([renewals, service.count(/oauth\/token/)]).toEqual([1, 2]);
});

// §d.design.3
test('a token that is refused before its end is renewed; access that was revoked is said to have ended', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  const [family] = service.state.families.slice(-1);
  if (family) family.access = 'another';
  expect((await design.edit(assetId)).status).toBe(200);
  if (family) family.isRevoked = true;
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect(await design.read()).toMatchObject({
    account: { isEnded: true, problem: { failure: 'design_not_connected' } },
  });
  const asked = service.state.asked.length;
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect(service.state.asked).toHaveLength(asked);
  expect((await design.connect()).status).toBe(200);
  expect((await design.edit(assetId)).status).toBe(200);
});

// §d.design.2
test('tokens of another row open nothing, are sent nowhere, and are kept', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  const isIt = eq(designAccount.userId, user.id);
  await server.deps.orm.update(designAccount).set({ memberId: 'ben/tea' }).where(isIt);
  const asked = service.state.asked.length;
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect(service.state.asked).toHaveLength(asked);
  expect((await design.read()).account).toMatchObject({ isEnded: true });
  await server.deps.orm.update(designAccount).set({ memberId: 'oUann/oBtea' }).where(isIt);
  expect((await design.edit(assetId)).status).toBe(200);
});

// §d.design.3
test('a renewal that never arrived is made again; one whose answer was lost has ended the access', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  nowMs += 5 * HOUR_MS;
  service.next(/token/, 'cut');
  expect((await design.edit(assetId)).status).toBe(200);
  nowMs += 5 * HOUR_MS;
  service.next(/token/, 'lost');
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect((await design.read()).account).toMatchObject({ isEnded: true });
});

// §d.design.3
test('while nobody can be reached to renew a token, it is used to its end, and the account is kept', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  const away = () => {
    for (const _ of [1, 2]) service.next(/token/, { status: 503 });
  };
  nowMs += 4 * HOUR_MS - 60_000;
  away();
  expect((await design.edit(assetId)).status).toBe(200);
  nowMs += HOUR_MS;
  away();
  expect((await design.edit(assetId)).body.code).toBe('design_unreachable');
  expect((await design.read()).account).toMatchObject({
    isEnded: false,
    problem: { failure: 'design_unreachable' },
  });
  expect((await design.edit(assetId)).status).toBe(200);
  expect((await design.read()).account).toMatchObject({ problem: null });
});

// §d.design.4
test('a renewal during which the account is disconnected leaves no access behind', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  nowMs += 5 * HOUR_MS;
  const remove = () =>
    server.deps.orm
      .delete(designAccount)
      .where(eq(designAccount.workspaceId, workspaceId as never));
  service.next(/token/, { before: remove });
  expect((await design.edit(assetId)).body.code).toBe('design_not_connected');
  expect(service.count(/^POST .*asset-uploads/)).toBe(0);
  expect(service.state.families.at(-1)?.isRevoked).toBe(true);
});

// §d.design.8
test('who is asked to wait is not asked before, and who waits a short time is not told', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  service.next(/asset-uploads/, { status: 429, headers: { 'retry-after': '20' } });
  expect((await design.edit(assetId)).body).toMatchObject({ isReady: false, waitS: 20 });
  const asked = service.state.asked.length;
  nowMs += 15_000;
  expect((await design.edit(assetId)).body).toMatchObject({ isReady: false, waitS: 5 });
  expect(service.state.asked).toHaveLength(asked);
  nowMs += 5000;
  service.next(/asset-uploads/, { status: 429, headers: { 'retry-after': '3600' } });
  const told = await design.edit(assetId);
  expect([told.status, told.body.code, told.headers['retry-after']]).toEqual([
    503,
    'design_busy',
    '3600',
  ]);
  nowMs += 3600_000;
  expect((await ready(() => design.edit(assetId))).body.isReady).toBe(true);
});

// §d.design.2
test('designs of another account there are not shown as those of this one', async () => {
  const { user, workspaceId, design } = await connected();
  const assetId = await anImage(user, workspaceId);
  await ready(() => design.edit(assetId));
  await design.connect();
  expect(await design.made(assetId)).not.toBeNull();
  service.state.member = { user_id: 'oUben', team_id: 'oBtea' };
  await design.connect();
  expect(await design.made(assetId)).toBeNull();
});

// §d.design.9
test('an installation without a client says so, and asks nobody', async () => {
  const off = await testServer({ works: false });
  try {
    const { user, workspaceId } = await userWithWorkspace(off);
    const at = `/integration/${workspaceId}/design`;
    expect((await off.call(user, 'GET', at)).body).toEqual({
      workspaceId,
      isOn: false,
      account: null,
    });
    const begun = await off.call(user, 'POST', `${at}/consent`, { from: 'settings' });
    expect([begun.status, begun.body.code]).toEqual([409, 'design_off']);
  } finally {
    await off.close();
  }
});

// §d.design.2
test('who may only read in a workspace connects nothing there, and may end their own access', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const reader = server.user();
  user.folder.guests.set(reader.id, { canWrite: false });
  const at = `/integration/${workspaceId}/design`;
  expect((await server.call(reader, 'POST', `${at}/consent`, { from: 'settings' })).status).toBe(
    403,
  );
  expect((await server.call(reader, 'DELETE', at)).status).toBe(200);
});
