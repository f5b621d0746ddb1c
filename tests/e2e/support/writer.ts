/** People with a workspace and articles, made without the pages that make them: those have tests of their own. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { newPerson, PASSWORD, type Person } from '#tools/lib/person.ts';
import { type Account, editorOf } from './person.ts';
import type { SharedToolkit } from './sharedToolkit.ts';

export interface Writer extends Account {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly person: Person;
}

let writers = 0;

/** A person who pays. */
export async function newPayer({ url, admin }: SharedToolkit): Promise<Person & Account> {
  writers += 1;
  const email = `writer${writers}@example.org`;
  // Each from another address, because sign-ups are limited by address.
  const person = await newPerson(url, email, { 'x-forwarded-for': `10.1.0.${writers}` });
  await admin.host('PATCH', `/host/api/accounts/${person.id}`, {
    plan: 'paid',
    trial: 'available',
  });
  return { ...person, email, password: PASSWORD };
}

/** A person who pays, signed in in a browser of their own. No page is opened yet. */
export async function newWriter(
  browser: Browser,
  shared: SharedToolkit,
  options: BrowserContextOptions = {},
): Promise<Writer> {
  const person = await newPayer(shared);
  const { url } = shared;
  const context = await browser.newContext({ baseURL: url, ...options });
  await context.addCookies(person.cookies.map(([name, value]) => ({ name, value, url })));
  const { email, password } = person;
  return { email, password, page: await context.newPage(), context, person };
}

interface Article {
  readonly title: string;
  /** The HTML of the blocks after the title. */
  readonly blocks?: readonly string[];
  readonly keywords?: readonly string[];
}

/** Opens a new article with this text, in English. */
export async function openNewArticle({ page, person }: Writer, article: Article): Promise<void> {
  await page.goto(`/content/articles/${await addArticle(person, article)}`);
  await expect(editorOf(page)).toContainText(article.title);
}

/** Resolves with the id of a new article with this text, in English. */
export async function addArticle(
  { api, workspaceId }: Pick<Person, 'api' | 'workspaceId'>,
  { title, blocks = [], keywords = [] }: Article,
): Promise<string> {
  const html = [`<h1>${title}</h1>`, ...blocks];
  const { id } = await api.article.postArticle({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      title,
      language: 'en',
      targetKeywords: [...keywords],
      blocks: html.map((one, at) => ({ id: `b${at}`, html: one })),
    },
  });
  return id;
}
