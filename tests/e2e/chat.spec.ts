/** Questions about an article, with a model and without one. */
import { expect, type Page } from '@playwright/test';
import { editorOf, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes, seeWell } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle, type Writer } from './support/writer.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Chat' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Question' });

/** An article with the panel open beside it. */
async function openChat(writer: Writer, ...blocks: readonly string[]): Promise<void> {
  const { page } = writer;
  await openNewArticle(writer, { title: 'Coffee jars', blocks });
  await page.getByRole('button', { name: 'Chat' }).click();
}

// §d.chat.4 §d.chat.7 §d.chat.11 §d.chat.12
test('with a model, an answer cites the text, survives a reload, and goes into the text', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  model.onMessage(/<question>\s*How long/, {
    content:
      'For **weeks** [2], not for years [99]. ![x](https://images.example/x.png) See [this](https://links.example/).',
  });
  model.onMessage(/<question>\s*How short/, { content: 'Not for days.' });
  const writer = await newWriter(browser, modelled);
  const { context, page } = writer;
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (/example\/?/.test(new URL(request.url()).hostname)) strangers.push(request.url());
  });
  await openChat(writer, '<h2>Why</h2>', '<p>Jars keep coffee fresh for weeks.</p>');
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
  const accept = panel(page).getByRole('button', { name: /^(Insert at the cursor|Replace)/ });
  await expect(accept).toBeFocused();
  await seeWell(page, 'light', 'chat-insertion');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await textOf(page)).toBe(before);
  await accept.press('Enter');
  await expect(editorOf(page)).toContainText('For weeks, not for years.');
  await seeSaved(page);
  await panel(page).getByRole('button', { name: 'Edit the question' }).click();
  await field(page).fill('How short do they keep?');
  await panel(page).getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panel(page).getByText('Not for days.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Earlier version' }).click();
  await expect(panel(page).getByText('For weeks')).toBeVisible();
  await context.close();
});

// §d.chat.8 §d.chat.10
test('without a model, an answer consists of passages; a conversation can be renamed, deleted and restored', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { context, page } = writer;
  const text = '<p>Jars keep coffee fresh. Lids are made of steel.</p>';
  await openChat(writer, '<h2>Storage</h2>', text);
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
  await expect(
    panel(page).getByRole('textbox', { name: 'Title of the conversation' }),
  ).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Freshness');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Delete “Freshness”' }).click();
  await expect(panel(page).getByRole('blockquote')).toHaveCount(0);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('blockquote').first()).toBeVisible();
  await context.close();
});
