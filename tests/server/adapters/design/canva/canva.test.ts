import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type CanvaOptions, canva } from '#server/adapters/design/canva/canva.ts';
import { type Asked, startServer } from '#tests/support/httpServer.ts';
import { type PlayedCanva, playCanva } from '#tests/support/playedCanva.ts';

const PUBLIC_URL = 'https://content.example.com/';
const LATE_MS = 300;

let service: PlayedCanva;
beforeAll(async () => {
  service = await playCanva();
});
beforeEach(() => {
  service.state.faults.length = 0;
  service.state.polls = 0;
});
afterAll(() => service.close());

const tool = (change: Partial<CanvaOptions> = {}) =>
  canva({
    ...service.options,
    publicUrl: PUBLIC_URL,
    web: { isAllowed: () => true },
    timeoutMs: LATE_MS,
    ...change,
  });

/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

async function signedIn() {
  const address = tool().consentAddress({ state: 's', challenge: CHALLENGE });
  const { code } = service.allow(address);
  return tool().exchange({ code, verifier: VERIFIER });
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'nothing',
    (error: { readonly code: string }) => error.code,
  );

// §d.design.1
test('access is asked for with the challenge, and what is sent with the code proves it', async () => {
  const { searchParams } = new URL(
    tool().consentAddress({ state: 'a state', challenge: CHALLENGE }),
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    scope:
      'asset:read asset:write design:meta:read design:content:read design:content:write profile:read',
    response_type: 'code',
    client_id: 'OC-TEST',
    state: 'a state',
    redirect_uri: 'https://content.example.com/content/integration/canva/callback',
  });
  expect((await signedIn()).lastsS).toBe(14_400);
  const { code } = service.allow(tool().consentAddress({ state: 's', challenge: CHALLENGE }));
  const other = tool().exchange({ code, verifier: VERIFIER.replace('d', 'e') });
  expect(await codeOf(other)).toBe('design_code_refused');
});

// §d.design.5
test('an image is sent as it is, with the first fifty letters of its name', async () => {
  const { accessToken } = await signedIn();
  const bytes = new Uint8Array([0, 255, 10, 13, 128]);
  const name = `${'ü'.repeat(49)}🍵.png`;
  const job = await tool().upload(accessToken, { name, bytes });
  expect(job).toMatchObject({ state: 'done' });
  const [sent] = [...service.state.images.values()].slice(-1);
  expect([...(sent?.bytes ?? [])]).toEqual([...bytes]);
  expect(sent?.name).toHaveLength(50);
});

// §d.design.6
test.each([
  ['image/jpeg', { type: 'jpg', quality: 90, pages: [1] }],
  ['image/png', { type: 'png', lossless: true, pages: [1] }],
] as const)('a design is exported as %s', async (type, format) => {
  const asked: Asked[] = [];
  const server = await startServer((response, one) => {
    asked.push(one);
    response.end('{"job":{"id":"j","status":"in_progress"}}');
  });
  try {
    const job = await tool({ api: server.url }).export('token', 'D1', type);
    expect(job).toEqual({ id: 'j', state: 'running' });
    expect(asked).toMatchObject([{ body: { design_id: 'D1', format } }]);
  } finally {
    await server.close();
  }
});

const DESIGN = (edit_url: string) =>
  JSON.stringify({ design: { id: 'D1', urls: { edit_url, view_url: '' } } });

// §d.design.8
test.each([
  ['no JSON', 200, 'hello', 'design_answer_unusable'],
  ['another shape', 200, '{"design":{"id":"D1"}}', 'design_answer_unusable'],
  [
    'an id that would be another path',
    200,
    DESIGN('https://www.canva.com/').replace('D1', '../x'),
    'design_answer_unusable',
  ],
  [
    'an address elsewhere',
    200,
    DESIGN('https://canva.com.evil.example/'),
    'design_answer_unusable',
  ],
  ['a program as address', 200, DESIGN('javascript:alert(1)'), 'design_answer_unusable'],
  ['more than it may have', 200, `"${'x'.repeat(300_000)}"`, 'design_answer_unusable'],
  ['a refusal', 403, '{"code":"permission_denied"}', 'design_refused'],
  ['a refusal in another form', 400, '[]', 'design_refused'],
  ['elements that were not paid for', 403, '{"code":"license_required"}', 'design_premium'],
  ['nothing there', 404, '{"code":"design_not_found"}', 'design_gone'],
  ['a token that has ended', 401, '{"code":"revoked_access_token"}', 'design_not_connected'],
  ['a fault', 503, '<html>', 'design_unreachable'],
])('an answer with %s is told as what it is', async (_title, status, body, code) => {
  service.next(/designs/, { status, body });
  expect(await codeOf(tool().readDesign('token', 'D1'))).toBe(code);
});

// §d.design.8
test('a design on Canva may be opened', async () => {
  service.next(/designs/, { status: 200, body: DESIGN('https://www.canva.com/design/D1/edit') });
  expect(await tool().readDesign('token', 'D1')).toEqual({
    id: 'D1',
    editUrl: 'https://www.canva.com/design/D1/edit',
  });
});

const busyFor = async (said: string | undefined): Promise<number> => {
  const headers = said === undefined ? {} : { 'retry-after': said };
  service.next(/designs/, { status: 429, headers });
  const error = await tool()
    .readDesign('token', 'D1')
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'design_busy' });
  return (error as { retryAfterS: number }).retryAfterS;
};

// §d.design.8
test.each([
  ['7', 7],
  ['-5', 1],
  ['0', 1],
  ['soon', 30],
  ['999999999', 86_400],
  [undefined, 30],
])('Retry-After: %s', async (said, seconds) => {
  expect(await busyFor(said)).toBe(seconds);
});

// §d.design.8
test('Retry-After may be a date', async () => {
  const seconds = await busyFor(new Date(Date.now() + 3600_000).toUTCString());
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThanOrEqual(3600);
});

// §d.design.8
test('who does not answer in time cannot be reached, and nobody is followed elsewhere with a token', async () => {
  const elsewhere = await startServer((response) => void response.end('{}'));
  try {
    service.next(/designs/, {
      before: () => new Promise((resolve) => setTimeout(resolve, LATE_MS * 3)),
    });
    expect(await codeOf(tool().readDesign('token', 'D1'))).toBe('design_unreachable');
    service.next(/designs/, { status: 307, headers: { location: elsewhere.url } });
    expect(await codeOf(tool().readDesign('token', 'D1'))).toBe('design_unreachable');
    expect(elsewhere.asked).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

const grant = (change: object) =>
  JSON.stringify({
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'Bearer',
    expires_in: 14_400,
    ...change,
  });

// §d.design.8
test.each([
  ['of 4 kB', { access_token: 'x'.repeat(4096) }, 'nothing'],
  ['whose type is written otherwise', { token_type: 'bearer' }, 'nothing'],
  ['longer than 4 kB', { access_token: 'x'.repeat(4097) }, 'design_answer_unusable'],
  ['of two lines', { access_token: 'x\ny' }, 'design_answer_unusable'],
  ['without a type', { token_type: undefined }, 'design_answer_unusable'],
  ['that nobody can renew', { refresh_token: null }, 'design_answer_unusable'],
  ['that has ended', { expires_in: 0 }, 'design_answer_unusable'],
])('tokens %s', async (_title, change, code) => {
  service.next(/token/, { status: 200, body: grant(change) });
  expect(await codeOf(tool().renew('r'))).toBe(code);
});

// §d.design.8
test('an export is fetched without a token, from the web alone, and only as a whole', async () => {
  const server = await startServer((response, { url }) => {
    if (url === '/gone') response.writeHead(404);
    response.end('bytes');
  });
  try {
    const bytes = await tool().download(`${server.url}/export.png`);
    expect(Buffer.from(bytes).toString()).toBe('bytes');
    expect(server.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(await codeOf(tool().download(`${server.url}/gone`))).toBe('design_unreachable');
    const asked = server.asked.length;
    expect(await codeOf(tool({ web: {} }).download(`${server.url}/export.png`))).toBe(
      'design_answer_unusable',
    );
    expect(await codeOf(tool().download('file:///etc/passwd'))).toBe('design_answer_unusable');
    expect(server.asked).toHaveLength(asked);
  } finally {
    await server.close();
  }
});
