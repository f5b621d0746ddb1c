/**
 * `npm run seed`: fills an installation with accounts and articles in every state, through the same
 * interfaces that people use. The server must not be running on the same data folder.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import type { Article } from '#contract/article/article.schema.ts';
import type { Folder } from '#contract/host/host.ts';
import type { BlockOp } from '#domain/article/body.ts';
import type { StreamPosition } from '#domain/article/edit.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { AccountChange, Invitation } from '#host/contract.ts';
import { startServer } from '#main/startServer.ts';
import { configOf } from '#server/config.ts';
import { newPerson, PASSWORD, type Person } from './lib/person.ts';
import { putUnlinkedWorkspaces } from './lib/previousProduct.ts';

const TOPICS = [
  'How to choose a coffee grinder',
  'Cold brew without a machine',
  'What fair trade pays for',
  'Water for coffee, explained',
  'Five mistakes with a French press',
  'Decaf that tastes of coffee',
  'Coffee and sleep: what is known',
  'Roasting at home: a first batch',
  'Espresso on a budget',
  'Kaffee richtig lagern',
];

const config = configOf({ ...process.env, PORT: '0' });
const server = await startServer(config, pino({ level: 'warn' }));
try {
  const owner = await newPerson(server.url, 'owner@example.org');
  await fillWorkspace(owner);
  const account = (name: string) => newPerson(server.url, `${name}@example.org`);
  const set = ({ id }: Person, change: AccountChange) =>
    owner.host('PATCH', `/host/api/accounts/${id}`, change);

  const writer = await account('writer');
  for (const topic of TOPICS.slice(0, 3)) await draft(writer, topic);
  const reader = await account('reader');
  await adopted(reader, await draft(reader, 'Written while there was a trial'));
  await set(reader, { trial: 'used' });
  const guest = await account('guest');
  const share = { email: 'guest@example.org', canWrite: true };
  await owner.host('POST', `/host/api/projects/${owner.folderId}/guests`, share);
  const { invitations } = await guest.host<{ invitations: readonly Invitation[] }>(
    'GET',
    '/host/api/projects',
  );
  for (const { id } of invitations)
    await guest.host('POST', `/host/api/invitations/${id}/acceptance`, {});
  const loyal = await account('loyal');
  await set(loyal, { plan: 'paid', createDate: '2024-03-01T00:00:00.000Z' });
  const mover = await account('mover');
  for (const name of ['Blog', 'Shop'])
    await mover.host('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name });
  const { id: chosen } = await mover.host<Folder>('POST', '/host/api/folders', {
    requestId: crypto.randomUUID(),
    name: 'News',
  });
  await mover.host('POST', '/host/api/folders/selected', { folderId: chosen });
  await server.stop();
  await putUnlinkedWorkspaces({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR }, [
    mover.id,
  ]);

  const lines = {
    'owner@example.org': 'administrator, paid; articles in every state',
    'writer@example.org': 'on trial; a few drafts',
    'reader@example.org': 'free, the trial is over; what was written can be read',
    'guest@example.org': "on trial; may write in the owner's folder",
    'loyal@example.org': 'paid, created in 2024: 20 SEO articles a month',
    'mover@example.org': 'on trial, with data of the previous product to move into a folder',
  };
  for (const [email, what] of Object.entries(lines)) console.log(`${email.padEnd(20)}${what}`);
  console.log(`The password of all is: ${PASSWORD}`);
} finally {
  await server.stop();
}

/** One article in each state, and enough of them for a second page. */
async function fillWorkspace(person: Person): Promise<void> {
  const { api, workspaceId } = person;
  for (const topic of TOPICS) await adopted(person, await draft(person, topic));
  await draft(person, 'Draft that nobody has opened yet');
  await api.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID(), title: 'Empty article' },
  });
  await written(person, '');
  const deleted = await written(person, 'Deleted article');
  await api.article.deleteArticle({ workspaceId, articleId: deleted.id });
}

/** Requests a draft and waits until the job has written it. */
async function draft({ api, workspaceId }: Person, topic: string): Promise<Article> {
  const { article } = await api.content.postDraft({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      topic,
      keywords: topic.toLowerCase().split(' ').slice(-2),
      language: topic.startsWith('Kaffee') ? 'de' : 'en',
      location: '',
      notes: `What our customers ask about ${topic.toLowerCase()} comes first.`,
    },
  });
  for (;;) {
    const now = await api.article.getArticle({ workspaceId, articleId: article.id });
    if (now.generation && isJobOver(now.generation.state)) return now;
    await wait(100);
  }
}

/** Does what the page does with a finished draft: saves its text and its position in the job. */
function adopted(person: Person, article: Article): Promise<unknown> {
  const title = `<h1>${article.storedTitle}</h1>`;
  const text = '<p>The first paragraph of it.</p>';
  return saved(person, article, {
    ops: [
      { op: 'put', id: 'title', after: null, html: title },
      { op: 'put', id: 'text', after: 'title', html: text },
    ],
    position: { jobId: article.generation?.jobId ?? '', seq: 1_000_000 },
  });
}

/** An article that somebody typed, without a draft. */
async function written(person: Person, title: string): Promise<Article> {
  const { api, workspaceId } = person;
  const article = await api.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID(), title },
  });
  const html = '<p>Typed by hand, and not finished.</p>';
  await saved(person, article, { ops: [{ op: 'put', id: 'text', after: null, html }] });
  return article;
}

function saved(
  { api, workspaceId }: Person,
  { id: articleId, version: baseVersion }: Article,
  change: { ops: BlockOp[]; position?: StreamPosition },
): Promise<unknown> {
  const body = { baseVersion, requestId: crypto.randomUUID(), ...change };
  return api.article.updateArticle({ workspaceId, articleId, body });
}
