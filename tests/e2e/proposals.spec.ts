/** Texts that are proposed for a passage, with a model and without one. */
import { expect, type Page } from '@playwright/test';
import { editorOf, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes, seeWell } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

const SECTIONS = ['Why it matters', 'How it works', 'What to do next'].flatMap((heading) => [
  `<h2>${heading}</h2>`,
  '<p>Jars keep coffee fresh. Glass jars break often.</p>',
]);

/** Selects the whole paragraph that begins with a text, and opens the dialog. */
async function askAbout(page: Page, text: string): Promise<void> {
  await editorOf(page).getByText(text).first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('ControlOrMeta+j');
}

const card = (page: Page) => page.getByRole('dialog');

test('with a model, a selected passage gets alternatives as a diff: one accepted, one discarded, one retried', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  let versions = 0;
  model.onMessage(/Say the text in other words/, () => {
    versions += 1;
    return { content: `Coffee stays fresh in jars. Version ${versions}.` };
  });
  const titles = ['How to keep coffee fresh in jars', 'Coffee jars: what keeps coffee fresh'];
  model.onMessage(/"titles"/, { content: JSON.stringify({ titles }) });
  const writer = await newWriter(browser, modelled);
  const { page } = writer;
  await openNewArticle(writer, { title: 'Coffee jars', blocks: SECTIONS });
  const before = await textOf(page);

  await test.step('each alternative is a diff; the arrow keys choose, Enter accepts, undo takes it back', async () => {
    await askAbout(page, 'Jars keep coffee fresh.');
    await seeWell(page, 'light', 'tasks');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Rephrase' }).click();
    await expect(card(page).getByText('3 texts are ready.')).toBeVisible();
    await expect(card(page).locator('ins').first()).toBeVisible();
    expect(await textOf(page)).toBe(before);
    await seeInBothThemes(page, 'proposal');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(editorOf(page)).toContainText('Coffee stays fresh in jars. Version 2.');
    await expect(card(page)).toBeHidden();
    await seeSaved(page);
    await editorOf(page).getByText('What to do next').click();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOf(page)).toBe(before);
  });

  await test.step('Try again asks anew; Esc discards and changes nothing', async () => {
    await askAbout(page, 'Jars keep coffee fresh.');
    await page.getByRole('button', { name: 'Rephrase' }).click();
    await expect(card(page).getByText('3 texts are ready.')).toBeVisible();
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expect(
      card(page)
        .getByText(/Version [7-9]/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    expect(await textOf(page)).toBe(before);
  });

  await test.step('a title is chosen from a list, and survives a reload', async () => {
    await editorOf(page).getByText('What to do next').click();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+j');
    await page.getByRole('button', { name: 'Titles' }).click();
    await page.getByRole('radio', { name: titles[1] as string }).check();
    await seeWell(page, 'light', 'titles');
    await page.setViewportSize({ width: 1440, height: 900 });
    await card(page).getByRole('button', { name: 'Accept' }).click();
    await seeSaved(page);
    await page.reload();
    await expect(editorOf(page).locator('h1')).toHaveText(titles[1] as string);
  });
  await page.context().close();
});

test('without a model, what can be made of the own sentences is offered, and what cannot is not', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  const notes = 'Jars keep coffee fresh. My aunt has a dog. Coffee jars break. The tap drips.';
  await openNewArticle(writer, {
    title: 'Coffee jars',
    blocks: ['<h2>Storage</h2>', `<p>${notes}</p>`],
  });
  await askAbout(page, 'Jars keep coffee fresh.');
  await expect(page.getByRole('button', { name: 'Rephrase' })).toBeHidden();
  await expect(page.getByText(/Not possible: .*Rephrase/)).toBeVisible();
  await seeWell(page, 'dark', 'tasks-without-model');
  await page.getByRole('button', { name: 'Shorten' }).click();
  await expect(card(page).getByText('One text is ready.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toContainText('Jars keep coffee fresh. Coffee jars break.');
  await expect(editorOf(page)).not.toContainText('My aunt');
  await seeSaved(page);
  await page.context().close();
});
