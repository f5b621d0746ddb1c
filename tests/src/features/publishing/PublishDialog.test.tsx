/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { A_PUBLICATION, anArticle, aRun, aSite, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const PATIENCE = { timeout: 5000 };
const site = aSite();

interface There {
  readonly sites?: readonly ReturnType<typeof aSite>[];
  readonly publications?: Publication[];
  readonly blocks?: readonly { readonly id: string; readonly html: string }[];
}

/** Opens the dialog over an article. */
async function open({ sites = [site], publications = [], blocks }: There = {}) {
  const ports: PortOverrides = {
    article: {
      getArticle: async () => anArticle(blocks === undefined ? {} : { blocks: [...blocks] }),
    },
    integration: {
      getSites: async ({ workspaceId }) => ({ workspaceId, sites: [...sites] }),
      getPublications: async ({ articleId }) => ({ articleId, publications }),
      getSiteChoices: async ({ siteId }) => ({
        siteId,
        categories: ['Guides'],
        authors: [{ id: '7', name: 'Ben' }],
      }),
    },
  };
  const app = runApp(`/articles/${idOf(1)}`, ports);
  await reopen();
  return app;
}

const reopen = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Publish' }, PATIENCE));
const dialog = async () => within(await screen.findByRole('dialog', {}, PATIENCE));

test('without a site, the dialog says how to connect one', async () => {
  await open({ sites: [] });
  const link = await (await dialog()).findByRole('link', { name: 'Connect a site' }, PATIENCE);
  expect(link).toHaveAttribute('href', '/integration/wp');
});

test('what was chosen is kept while the dialog is closed', async () => {
  await open();
  const tags = await (await dialog()).findByLabelText('Tags', {}, PATIENCE);
  await userEvent.type(tags, 'tea,');
  await userEvent.click((await dialog()).getByRole('radio', { name: 'Published now' }));
  await userEvent.keyboard('{Escape}');
  await reopen();
  expect(await (await dialog()).findByText('tea', {}, PATIENCE)).toBeInTheDocument();
  expect((await dialog()).getByRole('radio', { name: 'Published now' })).toBeChecked();
});

// §d.sitePosts.16
test('a time that is over, and one that clocks leave out, are not sent', async () => {
  const { callsOf } = await open();
  await userEvent.click(
    await (await dialog()).findByRole('radio', { name: 'Published later' }, PATIENCE),
  );
  const field = (await dialog()).getByLabelText(/Date and time/);
  const send = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await userEvent.click((await dialog()).getByRole('button', { name: 'Schedule' }));
  };
  await send('2020-01-01T09:00');
  expect((await dialog()).getByText('This time is over.')).toBeInTheDocument();
  await send('2040-03-25T02:30');
  expect((await dialog()).getByText(/there is no such time/)).toBeInTheDocument();
  expect(callsOf('integration.postPublication')).toEqual([]);
});

test('an account that may not publish sends drafts', async () => {
  await open({ sites: [aSite({ abilities: ['write'] })] });
  const published = await (await dialog()).findByRole('radio', { name: 'Published now' }, PATIENCE);
  expect(published).toBeDisabled();
  expect((await dialog()).getByText(/may not publish/)).toBeInTheDocument();
  expect((await dialog()).getByRole('button', { name: 'Send as draft' })).toBeEnabled();
});

// §d.sitePosts.14
test('open slots, and images that stay elsewhere, are said before anything leaves', async () => {
  await open({
    blocks: [
      { id: 'b1', html: '<h1>Tea</h1>' },
      { id: 'b2', html: '<aside>A price of your own</aside>' },
      { id: 'b3', html: '<figure><img src="https://other.example/a.png" alt=""></figure>' },
    ],
  });
  expect(await (await dialog()).findByText(/One slot is still open/, {}, PATIENCE)).toBeVisible();
  expect((await dialog()).getByText(/1 image stays at the address of another site/)).toBeVisible();
});

// §d.sitePosts.15
test('the history says what became of each run', async () => {
  const refused = { failure: 'site_image_refused', failedAt: 'image 3' };
  const runs = [
    aRun({ jobId: idOf(91), version: 3, state: 'failed', post: null, ...refused }),
    aRun({ jobId: idOf(90), version: 2, isMine: false }),
  ];
  const post = { state: 'published', link: 'https://tea.example/', slug: '', date: null } as const;
  const { settings } = A_PUBLICATION;
  await open({ publications: [{ siteId: site.id, post, version: 2, settings, runs }] });
  await userEvent.click(await (await dialog()).findByText('History', {}, PATIENCE));
  const items = (await dialog()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/version 3 · by you.*Image 3: The site did not take an image/),
    expect.stringMatching(/version 2 · by somebody else.*Published/),
  ]);
});
