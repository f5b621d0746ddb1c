/** The request ids of an article, whatever the task: a job of another one answers no request. */
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { changeJob } from '#server/modules/work/job.api.ts';
import { ENDPOINTS } from '#tests/server/support/endpoints.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  for (const { route } of ENDPOINTS)
    if (route.perMinute !== undefined)
      jest.replaceProperty(route, 'perMinute', Number.POSITIVE_INFINITY);
  server = await testServer({ works: false, engine: WITH_MODEL });
});
afterAll(() => server.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const ASKED = { topic: 'Tea', language: 'en', keywords: [], notes: '', audience: '', guidance: '' };
const POST = { ...ASKED, tone: null, url: null, channels: ['x'], variants: 1, link: '' };
const MADE = { hasHashtags: false, hasEmoji: false, count: 2 };
const PLACE = { baseVersion: 1, place: { type: 'behind', blockId: 'b2' } };

/** Every kind of job that has an article, as it is asked for. */
const REQUESTS = {
  section: ['content/:w/articles/:a/sections', { baseVersion: 1, headingId: 'b1' }],
  passage: ['content/:w/articles/:a/passages', { ...PLACE, instruction: 'Go on.' }],
  continue: ['content/:w/articles/:a/proposals', { ...PLACE, task: { name: 'continue' } }],
  faq: ['content/:w/articles/:a/proposals', { ...PLACE, task: { name: 'faq' } }],
  chat: ['content/:w/articles/:a/conversations', { question: 'Why?', selection: null }],
  posts: ['post/:w/:a/posts', { ...POST, ...MADE }],
  competitors: ['competitorsCollector/:w/competitors', { ...ASKED, country: '', location: '' }],
} as const;
type Kind = keyof typeof REQUESTS;
const KINDS = Object.keys(REQUESTS) as Kind[];

async function anArticle() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const blocks = ['h2', 'p', 'h2', 'p'].map((tag, at) => ({
    id: `b${at + 1}`,
    html: `<${tag}>Tea keeps its taste for years in a tin.</${tag}>`,
  }));
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { blocks });
  const articleId: string = body.id;
  const requestId = nextRequestId();
  const ask = async (kind: Kind) => {
    const [path, more] = REQUESTS[kind];
    const to = `/${path.replace(':w', workspaceId).replace(':a', articleId)}`;
    const answer = await server.call(user, 'POST', to, { articleId, requestId, ...more });
    const jobId: string | undefined = answer.body.jobId ?? answer.body.turn?.jobId;
    if (jobId !== undefined)
      await changeJob(server.deps.orm, checkedId(jobId), { state: 'finished' });
    return { status: answer.status, jobId };
  };
  return ask;
}

// §d.bounds.3 §d.tenants.2
test.each(KINDS)(
  'the request id of a job of kind %s starts no other one, and is no fault',
  async (kind) => {
    const ask = await anArticle();
    const first = await ask(kind);
    expect(first.status).toBe(200);
    const others = KINDS.filter((one) => one !== kind);
    for (const other of others) {
      expect(other).toEqual(other);
      expect((await ask(other)).status).toBe(422);
    }
    expect(await ask(kind)).toEqual(first);
  },
);
