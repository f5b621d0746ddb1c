/** A brand voice: made of pasted texts, followed by an article, deleted and brought back; its tone and its rewrites with a model. */
import { expect } from '@playwright/test';
import { editorOf, seeSaved } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { addArticle, newWriter } from './support/writer.ts';

const PARAGRAPHS = [
  "You'll find our favourite jars on the second shelf. We chose them because they keep coffee fresh, and because you can see what's left.",
  "We've tried tins, bags and boxes. Glass won every time: it doesn't smell, it doesn't rust, and your coffee doesn't taste of last week.",
  "Don't keep beans beside the oven. Warm air takes their colour and their smell, and you're left with something that only looks like coffee.",
  "If you grind in the morning, grind what you'll drink. It takes a minute, and it's the cheapest upgrade you'll ever make to your cup.",
  "We weigh our beans, and you should too. Fifteen grams for a mug is where we begin; after that, it's your taste that decides.",
  "Questions? Write to us. We read every letter, and you'll hear from one of us, not from a machine that's been told to be friendly.",
  "That's all there is to it. You've read the whole guide, and we hope you'll enjoy the next cup a little more than the last one.",
];
const BLOCKS = [
  '<p>We <strong>utilize</strong> glass. Utilize it too!</p>',
  ...PARAGRAPHS.slice(0, 3).map((text) => `<p>${text}</p>`),
];

// §d.voice.1 §d.voice.2 §d.voice.3 §d.voice.4 §d.voice.6 §d.voice.7 §d.voice.8 §d.voice.9
test('a voice is made of texts, and an article is compared with it', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const { api, workspaceId } = person;
  const id = await addArticle(person, { title: 'Coffee jars', blocks: BLOCKS });

  await test.step('a voice is made of pasted texts, and survives a reload', async () => {
    await page.goto('/content/brand-voice');
    await expect(page.getByRole('heading', { name: 'No voice yet' })).toBeVisible();
    await seeInBothThemes(page, 'voices-none');
    await page.getByRole('link', { name: 'New voice' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('House voice');
    await page.getByRole('checkbox', { name: /^Every article/ }).check();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(PARAGRAPHS.join('\n\n'));
    await page.getByRole('button', { name: 'Add text' }).click();
    await expect(page.getByText('British', { exact: true })).toBeVisible();
    await page.getByLabel('Terms to avoid').fill('utilize → use');
    await page.getByLabel('No exclamation marks').check();
    await page.getByLabel('No exclamation marks').press('Tab');
    const isKept = () =>
      page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('utilize')));
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect(page.getByLabel('Terms to avoid')).toHaveValue('utilize → use');
    await expect(page.getByText('British', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Sample paragraph')).not.toBeEmpty();
    await seeInBothThemes(page, 'voice-new');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Save voice' }).click();
    await expect(page.getByRole('link', { name: /House voice/ })).toBeVisible();
    await seeInBothThemes(page, 'voices');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an article has it; findings are changed by a click, in one undo step', async () => {
    await page.goto(`/content/articles/${id}`);
    await expect(editorOf(page)).toContainText('utilize');
    await page.getByRole('button', { name: 'Voice', exact: true }).click();
    await expect(page.getByText('3 findings')).toBeVisible();
    await page.getByText('What the score consists of').click();
    await seeInBothThemes(page, 'voice-panel');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Change “utilize” to “use”', exact: true }).click();
    await expect(editorOf(page)).toContainText('We use glass. Utilize');
    await expect(page.getByText('2 findings')).toBeVisible();
    await page.getByRole('button', { name: 'Change all 2' }).click();
    await expect(editorOf(page)).toContainText('We use glass. Use it too.');
    await expect(page.getByText('No finding.')).toBeVisible();
    await seeSaved(page);
    const { blocks } = await api.article.getArticle({ workspaceId, articleId: id });
    expect(blocks[1]?.html).toBe('<p>We <strong>use</strong> glass. Use it too.</p>');
  });

  await test.step('what somebody else has changed meanwhile is shown as a whole, a term on each line', async () => {
    const { voices } = await api.brandVoice.getVoices({ workspaceId });
    const voice = voices[0];
    if (voice === undefined) throw new Error('There is no voice.');
    await page.goto(`/content/brand-voice/${voice.id}`);
    await page.getByLabel('Tone, in your words').fill('Mine.');
    const {
      id: voiceId,
      createdAt: _createdAt,
      updatedAt: basedOn,
      workspaceId: _workspaceId,
      ...said
    } = voice;
    const banned = ['W'.repeat(60), 'leverage'].map((term) => ({ term, instead: '' }));
    await api.brandVoice.putVoice({
      workspaceId,
      voiceId,
      body: { ...said, tone: 'Theirs. '.repeat(30), rules: { ...said.rules, banned }, basedOn },
    });
    await page.getByRole('button', { name: 'Save voice' }).click();
    const theirs = page.getByRole('alert');
    await expect(theirs).toContainText('Somebody else has changed this voice');
    await seeInBothThemes(page, 'voice-theirs');
    await page.setViewportSize({ width: 375, height: 900 });
    const isCut = await theirs.evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(isCut).toBe(false);
    const terms = theirs.getByRole('definition').filter({ hasText: 'leverage' });
    expect(await terms.evaluate((dd) => (dd as HTMLElement).innerText)).toContain('\nleverage');
    await page.setViewportSize({ width: 1440, height: 900 });
    await theirs.getByRole('button', { name: 'Keep theirs' }).click();
    await expect(page.getByLabel('Tone, in your words')).toHaveValue(/^Theirs/);
  });

  await test.step('a deleted voice comes back', async () => {
    await page.goto('/content/brand-voice');
    await page.getByRole('button', { name: 'Delete “House voice”' }).click();
    await expect(page.getByRole('heading', { name: 'No voice yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /House voice.*Default/ })).toBeVisible();
  });
});

// §d.voice.10 §d.voice.11
test('with a model, a tone is suggested, and a passage is said in the voice, change by change', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  const tone = { words: ['warm', 'plain', 'direct'], advice: 'Speak to one reader.' };
  model.onMessage(/for the tone of these texts/, { content: JSON.stringify(tone) });
  model.onMessage(/in the voice of <brand_voice>/, { content: 'We use glass. Use it too.' });
  const { page, person } = await newWriter(browser, modelled);
  const id = await addArticle(person, { title: 'Coffee jars', blocks: BLOCKS.slice(0, 1) });
  await page.goto('/content/brand-voice/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('House voice');
  await page.getByRole('checkbox', { name: /^Every article/ }).check();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(PARAGRAPHS.join('\n\n'));
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('button', { name: 'Suggest a tone' }).click();
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Tone, in your words')).toHaveValue(/Warm, plain, direct/);
  await page.getByRole('button', { name: 'Save voice' }).click();
  await expect(page.getByRole('link', { name: /House voice/ })).toBeVisible();

  await page.goto(`/content/articles/${id}`);
  await expect(editorOf(page)).toContainText('utilize');
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: /^Say in this voice: “We utilize/ }).click();
  await page.getByRole('button', { name: 'Change “utilize” to “use”', exact: true }).click();
  await expect(editorOf(page)).toContainText('We use glass. Utilize it too!');
  await page.getByRole('button', { name: 'Change all 2' }).click();
  await expect(editorOf(page)).toContainText('We use glass. Use it too.');
  await seeSaved(page);
});
