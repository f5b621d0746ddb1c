/** Questions about an article, with a model and without one. */
import { LLMock } from '@copilotkit/aimock';
import { expect, type Page } from '@playwright/test';
import { askForDraft, editorOf, seeDraft, seeSaved, addAccount, textOf } from './support/person.ts';
import { seeInBothThemes, seeWell } from './support/screen.ts';
import { startToolkit } from './support/toolkit.ts';
import { test } from './support/test.ts';

const PLAN = JSON.stringify({
  sections: ['Why', 'How', 'When'].map((heading) => ({ heading, points: ['one'] })),
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Chat' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Question' });

/** A saved article with the panel open beside it. */
async function openChat(page: Page, notes: string): Promise<void> {
  await addAccount(page);
  await askForDraft(page, { topic: 'Coffee jars', notes });
  await seeDraft(page); // it has begun
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 });
  await seeSaved(page);
  await page.getByRole('button', { name: 'Chat' }).click();
}

// §d.chat.4 §d.chat.7 §d.chat.11 §d.chat.12
test('with a model, an answer cites the text, survives a reload, and goes into the text', async ({
  browser,
}) => {
  const model = await LLMock.create({ port: 0, chunkSize: 8 });
  model.onMessage(/Plan 3 to 8 sections/, { content: PLAN });
  model.onMessage(/Write this section/, { content: 'Jars keep coffee fresh for weeks.' });
  model.onMessage(/<question>\s*How long/, {
    content:
      'For **weeks** [2], not for years [99]. ![x](https://images.example/x.png) See [this](https://links.example/).',
  });
  model.onMessage(/<question>\s*How short/, { content: 'Not for days.' });
  const toolkit = await startToolkit({ MODEL_BASE_URL: `${model.url}/v1`, MODEL_NAME: 'mock' });
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (/example\/?/.test(new URL(request.url()).hostname)) strangers.push(request.url());
  });
  try {
    await openChat(page, '');
    await seeInBothThemes(page, 'chat-new');
    await field(page).fill('How long do they keep?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('For weeks')).toBeVisible();
    await expect(panel(page).getByText('[99]')).toBeHidden();
    const chip = panel(page).getByRole('button', { name: 'Passage 2' });
    await expect(chip).toBeVisible();
    await expect(panel(page).locator('img')).toHaveCount(0);
    expect(strangers).toEqual([]);
    await page.reload();
    await expect(panel(page).getByText('For weeks')).toBeVisible();
    await field(page).fill('typed, not sent');
    await page.reload();
    await expect(field(page)).toHaveValue('typed, not sent');
    await seeInBothThemes(page, 'chat');
    await chip.click();
    await expect(editorOf(page)).toBeFocused();
    const before = await textOf(page);
    await page.keyboard.press('End');
    await panel(page).getByRole('button', { name: 'Put into the text' }).click();
    await seeWell(page, 'light', 'chat-insertion');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await textOf(page)).toBe(before);
    await page.keyboard.press('Enter'); // the button has the focus
    await expect(editorOf(page)).toContainText('For weeks, not for years.');
    await seeSaved(page);
    await panel(page).getByRole('button', { name: 'Edit the question' }).click();
    await field(page).fill('How short do they keep?');
    await panel(page).getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(panel(page).getByText('Not for days.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Earlier version' }).click();
    await expect(panel(page).getByText('For weeks')).toBeVisible();
  } finally {
    await context.close();
    await toolkit.dispose();
    await model.stop();
  }
});

// §d.chat.8 §d.chat.10
test('without a model, an answer consists of passages; a conversation can be renamed, deleted and restored', async ({
  browser,
}) => {
  const toolkit = await startToolkit();
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  try {
    await openChat(page, '## Storage\nJars keep coffee fresh. Lids are made of steel.');
    await field(page).fill('What keeps coffee fresh?');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/^Without a model: .* of your own material/)).toBeVisible();
    await expect(panel(page).getByRole('blockquote').first()).toContainText('Jars keep coffee');
    await seeWell(page, 'light', 'chat-without-model');
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel(page).getByRole('button', { name: 'Conversations (1)' }).click();
    await panel(page)
      .getByRole('button', { name: /^Rename/ })
      .click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Freshness');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Delete “Freshness”' }).click();
    await expect(panel(page).getByRole('blockquote')).toHaveCount(0);
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
    await expect(panel(page).getByRole('blockquote').first()).toBeVisible();
  } finally {
    await context.close();
    await toolkit.dispose();
  }
});
