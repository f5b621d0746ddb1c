import { expect, type Page } from '@playwright/test';
import { aPng } from '#tests/support/images.ts';
import { CLIENT, type PlayedCanva, playCanva } from '#tests/support/playedCanva.ts';
import { freePort } from '#tools/lib/freePort.ts';
import { recordPages, seeExactReplay } from './support/recording.ts';
import { type SharedToolkit, withSharedToolkit } from './support/sharedToolkit.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

/** Runs `use` beside a service and a server that is its client. */
async function withCanva(use: (shared: SharedToolkit, service: PlayedCanva) => Promise<void>) {
  const service = await playCanva();
  const port = await freePort();
  const { api, authorizeUrl } = service.options;
  try {
    await withSharedToolkit((shared) => use(shared, service), {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CANVA_CLIENT_ID: CLIENT.id,
      CANVA_CLIENT_SECRET: CLIENT.secret,
      CANVA_API_URL: api,
      CANVA_AUTHORIZE_URL: authorizeUrl,
    });
  } finally {
    await service.close();
  }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Canva' });
const SETTINGS = '/content/settings?section=integrations';

// §2.routes.13 §d.design.2 §d.design.4 §d.design.5 §d.design.6
test('an account is connected, an image is edited there and brought back, and the account disconnected', async ({
  browser,
}) => {
  await withCanva(async (shared, service) => {
    const { page, context } = await newWriter(browser, shared);
    const recording = await recordPages(context);
    await page.goto(SETTINGS);
    await expect(panel(page).getByText('No account is connected')).toBeVisible();

    await panel(page).getByRole('button', { name: 'Connect Canva' }).click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByText('You did not allow access')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the settings' }).click();

    await panel(page).getByRole('button', { name: 'Connect Canva' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(panel(page).getByText('Ann', { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?section=integrations');
    await recording.seeNoCredentials(page);
    await seeExactReplay(page);

    await page.goto('/content/images');
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'tea.png', mimeType: 'image/png', buffer: aPng(120, 90) }]);
    const images = page.getByRole('button', { name: 'Open tea.png' });
    await images.click();
    const dialog = page.getByRole('dialog', { name: 'tea.png' });
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Edit in Canva' }).click();
    const tab = await opened;
    await tab.waitForURL('**/edit/*');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();

    await dialog.getByRole('button', { name: 'Bring back' }).click();
    await expect(dialog.getByText('Brought back')).toBeVisible();
    await recording.seeNoCredentials(page);
    await seeExactReplay(page);
    await page.keyboard.press('Escape');
    await expect(images).toHaveCount(2);
    await images.first().click();
    await expect(dialog.getByText(/edited in Canva/)).toBeVisible();

    await page.goto(SETTINGS);
    await panel(page).getByRole('button', { name: 'Disconnect' }).click();
    await panel(page).getByRole('button', { name: 'Remove' }).click();
    await expect(
      panel(page).getByText('Disconnected. Access has ended in Canva, too.'),
    ).toBeVisible();
    expect(service.state.families.every(({ isRevoked }) => isRevoked)).toBe(true);
  });
});

// §d.design.1
test('the address that leads back works once, and only in the tab that has begun', async ({
  browser,
}) => {
  await withCanva(async (shared) => {
    const { page, context } = await newWriter(browser, shared);
    await page.goto(SETTINGS);
    await panel(page).getByRole('button', { name: 'Connect Canva' }).click();
    const back = (await page.getByRole('link', { name: 'Allow' }).getAttribute('href')) ?? '';
    const other = await context.newPage();
    await other.goto(back);
    await expect(other.getByText('This connection was not begun in this tab')).toBeVisible();
    await page.goto(back);
    await expect(panel(page).getByText('Ann', { exact: true })).toBeVisible();
    await page.goto(back);
    await expect(page.getByText('This connection was finished before')).toBeVisible();
  });
});
