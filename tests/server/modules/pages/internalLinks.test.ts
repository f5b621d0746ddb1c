/** Links between an article and the imported pages of its website, through the API. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { page } from '#db/schema/seo.ts';
import {
  type Json,
  nextRequestId,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ARTICLE = [
  '<h1>Coffee at home</h1>',
  '<p>Clean the burr grinder before you buy beans.</p>',
  '<p>The <a href="/milk?from=home">steam wand</a> foams milk.</p>',
];

async function anArticle(website: string, fields: object = {}) {
  const { user, workspaceId } = await userWithWorkspace(server);
  const tags = { keywords: [], niche: '', audience: '', location: null, language: 'en', website };
  await server.call(user, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: tags });
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, {
    title: 'Coffee at home',
    language: 'en',
    blocks: ARTICLE.map((html, at) => ({ id: `b${at}`, html })),
  });
  const change = { requestId: nextRequestId(), baseVersion: body.version, ops: [], fields };
  const saved = await server.call(user, 'PATCH', `/article/${workspaceId}/${body.id}`, change);
  expect(saved.status).toBe(200);
  const add = async (url: string | null, title: string, html: string) => {
    const sent = { name: title, url, html: `<h1>${title}</h1>${html}` };
    const added = await server.call(user, 'POST', `/url/${workspaceId}/pages/text`, sent);
    expect(added.status).toBe(200);
  };
  const links = async (): Promise<Json> => {
    const of = `/url/${workspaceId}/links/${body.id}`;
    const answer = await server.call(user, 'GET', of);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const llms = async (): Promise<Json> =>
    (await server.call(user, 'GET', `/url/${workspaceId}/llms`)).body;
  return { add, links, llms };
}

const text = (words: string) => `<p>${words} ${'More text of the page follows. '.repeat(10)}</p>`;

// §d.links.3
test('without a website nothing is said about links', async () => {
  const { add, links } = await anArticle('');
  await add('https://coffee.example/grinder', 'Burr grinder', text('It grinds.'));
  expect(await links()).toMatchObject({ site: null, pages: 0, outgoing: [], orphanCount: 0 });
});

// §d.links.1 §d.links.2 §d.links.3 §d.links.4
test('pages of the site are linked from and to the article; those that nothing links to are orphans', async () => {
  const { add, links } = await anArticle('https://www.coffee.example', {
    keyphrase: 'coffee at home',
    slug: 'coffee-home',
  });
  const at = (path: string) => `https://coffee.example/${path}`;
  await add(at('grinder'), 'Burr grinder', text('Good coffee starts at home, with a grinder.'));
  await add(
    at('milk'),
    'Steam wand',
    text('It foams. See the <a href="/grinder/#top">grinder</a>.'),
  );
  await add(
    at('guide'),
    'Guide',
    text('Coffee at home is easy: <a href="https://coffee.example/coffee-home">read on</a>.'),
  );
  await add('https://blog.coffee.example/tea', 'Tea', text('Coffee at your home, or tea?'));
  await add(at('coffee-home'), 'Coffee at home', text('Coffee at home.'));
  await add('https://other.example/', 'Clean beans', text('Coffee at home.'));
  await add(null, 'Buy beans', text('Coffee at home.'));

  expect(await links()).toEqual({
    articleId: expect.any(String),
    site: 'coffee.example',
    address: at('coffee-home'),
    pages: 5,
    outgoing: [
      {
        url: at('grinder'),
        title: 'Burr grinder',
        blockId: 'b1',
        unit: 0,
        start: 10,
        end: 22,
        text: 'burr grinder',
        sentence: 'Clean the burr grinder before you buy beans.',
      },
    ],
    incoming: expect.arrayContaining([
      expect.objectContaining({ url: at('grinder'), text: 'coffee starts at home' }),
      expect.objectContaining({
        url: 'https://blog.coffee.example/tea',
        sentence: 'Coffee at your home, or tea?',
      }),
    ]),
    orphans: [
      { url: 'https://blog.coffee.example/tea', title: 'Tea' },
      { url: at('guide'), title: 'Guide' },
      { url: at('milk'), title: 'Steam wand' },
    ],
    orphanCount: 3,
  });
  expect((await links()).incoming).toHaveLength(2);
});

test('a short keyphrase is found; of two pages with the slug of the article, neither is taken for it', async () => {
  const { add, links } = await anArticle('https://coffee.example', {
    keyphrase: 'SEO',
    slug: 'grinder',
  });
  await add('https://coffee.example/tag/grinder', 'Burr grinder', text('SEO.'));
  await add('https://coffee.example/blog/grinder', 'Burr grinder', text('SEO.'));
  await add('https://coffee.example/seo', 'On SEO', text('What SEO is for.'));
  expect(await links()).toMatchObject({
    address: null,
    outgoing: [],
    incoming: [{ url: 'https://coffee.example/seo', text: 'SEO' }],
  });
});

// §d.pages.5
test('llms.txt lists the pages of the site with a sentence of their own', async () => {
  const { add, llms } = await anArticle('https://www.coffee.example');
  expect(await llms()).toMatchObject({ site: 'coffee.example', text: '', pages: 0, listed: 0 });
  await add('https://coffee.example/', 'Coffee at home', text('We roast beans by hand. Daily.'));
  await add('https://coffee.example/milk', 'Steam wand', '<h2>Foam</h2><p>Short.</p>');
  await add('https://shop.coffee.example/beans', 'Beans', text('Nothing of this is said.'));
  await add('https://else.example/beans', 'Elsewhere', text('It is of another site.'));
  await server.database.orm
    .update(page)
    .set({ description: 'Beans of a farm in Peru. More.' })
    .where(eq(page.url, 'https://shop.coffee.example/beans'));
  expect(await llms()).toMatchObject({ pages: 3, listed: 3 });
  expect((await llms()).text).toBe(`# Coffee at home

> We roast beans by hand.

## Pages

- [Steam wand](https://coffee.example/milk)
- [Beans](https://shop.coffee.example/beans): Beans of a farm in Peru.
`);
  const nowhere = await anArticle('');
  expect(await nowhere.llms()).toMatchObject({ site: null, text: '' });
});
