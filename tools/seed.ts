/**
 * `npm run seed`: fills an installation with accounts and articles in every state, through the same
 * interfaces that people use. The server must not be running on the same data folder.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import type { StreamPosition } from '#domain/article/articleEdit.ts';
import type { BlockOp } from '#domain/article/body.ts';
import { isJobOver } from '#domain/article/generation.ts';
import type { Article } from '#domain/contract/article.schema.ts';
import { configOf } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { newPerson, PASSWORD, type Person } from './lib/person.ts';

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

const server = await startServer(configOf({ ...process.env, PORT: '0' }), pino({ level: 'warn' }));
try {
  const owner = await newPerson(server.url, 'owner@example.org');
  await fillWorkspace(owner);
  const writer = await newPerson(server.url, 'writer@example.org');
  for (const topic of TOPICS.slice(0, 3)) await draft(writer, topic); // the free plan's limit
  console.log(`owner@example.org   administrator, paid; articles in every state`);
  console.log(`writer@example.org  free; the month's articles are used up`);
  console.log(`The password of both is: ${PASSWORD}`);
} finally {
  await server.stop();
}

/** One article in each state, and enough of them for a second page. */
async function fillWorkspace(person: Person): Promise<void> {
  const { api, workspaceId } = person;
  for (const topic of TOPICS) await adopted(person, await draft(person, topic));
  await draft(person, 'Draft that nobody has opened yet');
  await api.article.postArticle({ workspaceId, body: { title: 'Empty article' } });
  await written(person, '');
  const deleted = await written(person, 'Deleted article');
  await api.article.deleteArticle({ workspaceId, articleId: deleted.id });
}

/** Asks for a draft and waits until the job has written it. */
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

/** What the page does with a finished draft: saves its text, and that it has taken it. */
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
  const article = await api.article.postArticle({ workspaceId, body: { title } });
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
