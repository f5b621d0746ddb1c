/** From a connected WordPress to a post that readers see, and back: on a real WordPress. */
import { expect, type Page } from '@playwright/test';
import { startWasmWordPress, type WasmWordPress } from '#tests/support/wasmWordPress.ts';
import { hasWordPressSite } from '#tools/lib/wordpress.ts';
import { editorOf, focusText } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle, type Writer } from './support/writer.ts';

// biome-ignore lint/suspicious/noSkippedTests: WordPress cannot be had everywhere
test.skip(() => !hasWordPressSite(), 'WordPress is not installed (npm run test:wordpress)');
test.describe.configure({ mode: 'serial' });

let wordpress: WasmWordPress;
let writer: Writer;
let page: Page;
test.beforeAll(async ({ browser, toolkit }) => {
  wordpress = await startWasmWordPress('6.7');
  writer = await newWriter(browser, toolkit);
  ({ page } = writer);
});
test.afterAll(async () => {
  await wordpress?.stop();
});

/** What the site has, as WordPress itself says it. */
const posts = async (): Promise<
  readonly { id: number; title: string; status: string; content: string }[]
> =>
  JSON.parse(
    await wordpress.php(`
      $all = get_posts(['post_type' => 'post', 'post_status' => 'any', 'numberposts' => -1, 'exclude' => [1]]);
      echo json_encode(array_map(fn($p) => ['id' => $p->ID, 'title' => $p->post_title, 'status' => $p->post_status, 'content' => $p->post_content], $all));
    `),
  );

const dialog = () => page.getByRole('dialog', { name: 'Publish this article' });
const openDialog = async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog()).toBeVisible();
};

test('without a site, the dialog leads to where one is connected', async () => {
  await openNewArticle(writer, {
    title: 'How to store tea',
    blocks: ['<p>Green tea keeps for a year.</p>', '<ul><li>dry</li><li>dark</li></ul>'],
  });
  await openDialog();
  await dialog().getByRole('link', { name: 'Connect a site' }).click();
  await page.getByLabel('Address').fill(wordpress.url);
  await page.getByLabel('User name').fill('editor1');
  await page.getByLabel('Application password').fill(wordpress.passwords.editor ?? '');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('list', { name: 'Connected sites' })).toContainText('editor1');
});

test('an article is published with one click, and readers see it', async () => {
  await page.goBack();
  await expect(editorOf(page)).toContainText('How to store tea');
  await openDialog();
  await dialog().getByText('More').click();
  await seeInBothThemes(page, 'publish');
  await dialog().getByRole('radio', { name: 'Published now' }).click();
  await dialog().getByLabel('Tags').fill('tea, storage,');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog().getByText('The article is published.')).toBeVisible({ timeout: 60_000 });
  const link = await dialog()
    .getByRole('link', { name: 'Show the post' })
    .first()
    .getAttribute('href');
  const html = await (await fetch(link ?? '')).text();
  expect(html).toContain('Green tea keeps for a year.');
  expect(await posts()).toMatchObject([{ title: 'How to store tea', status: 'publish' }]);
});

test('what was changed on the site is shown before it is replaced', async () => {
  const [post] = await posts();
  await wordpress.php(
    `wp_update_post(['ID' => ${post?.id}, 'post_content' => str_replace('a year', 'two years', get_post(${post?.id})->post_content)]);`,
  );
  await dialog().getByRole('button', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  await focusText(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and cool');
  await openDialog();
  await expect(dialog().getByRole('radio', { name: 'As it is: published' })).toBeChecked();
  await dialog().getByRole('button', { name: 'Update the post' }).click();
  await expect(dialog().getByText('The post was changed on the site', { exact: true })).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  await expect(dialog().locator('ins')).toContainText(['two years']);
  await seeInBothThemes(page, 'publish-changed');
  expect((await posts())[0]?.content).toContain('two years');
  await dialog().getByRole('button', { name: 'Replace it with the article' }).click();
  await expect(dialog().getByText('The article is published.')).toBeVisible({ timeout: 60_000 });
  const [now] = await posts();
  expect(now?.content).toContain('a year');
  expect(now?.content).toContain('and cool');
  expect(await posts()).toHaveLength(1);
});

test('the text that was replaced becomes an article', async () => {
  await dialog().getByRole('button', { name: 'Back' }).click();
  await dialog().getByText('History').click();
  await dialog().getByRole('button', { name: 'Open what it replaced' }).first().click();
  await expect(editorOf(page)).toContainText('two years');
});

test('the post goes to the trash', async () => {
  await page.goBack();
  await expect(editorOf(page)).toContainText('a year');
  await openDialog();
  await dialog().getByRole('button', { name: 'Move to trash' }).click();
  await seeInBothThemes(page, 'publish-trash');
  await dialog().getByRole('button', { name: 'Move to trash' }).click();
  await expect(dialog().getByText('The post is in the trash of the site.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await posts()).toEqual([]);
});
