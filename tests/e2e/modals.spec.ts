/** What the product shows by itself: when, once, and how wide; and that two tabs keep what each of them dismisses. */
import { expect, type Page } from '@playwright/test';
import { seeInBothThemes } from './support/screen.ts';
import { type SharedToolkit, withSharedToolkit } from './support/sharedToolkit.ts';
import { test as base } from './support/test.ts';
import { administer } from './support/world.ts';
import { newWriter, type Writer } from './support/writer.ts';

/** A server that has news and an invitation: the others of the tests have none. */
const ENV = {
  NEWS: 'true',
  INVITATION_TEXT: 'Talk to us about briefs.',
  INVITATION_URL: 'https://interviews.example/',
};

const test = base.extend<object, { readonly toolkit: SharedToolkit }>({
  toolkit: [({ browser: _browser }, use) => withSharedToolkit(use, ENV), { scope: 'worker' }],
});

const SEEN = { ai_seo_promo_news_modal: 1, user_question_modal: 1 };
const LOYAL = { createDate: '2024-06-01T00:00:00.000Z' };
/** Longer than nobody types before a modal comes. */
const QUIET_MS = 4000;

const promoOf = (page: Page) => page.getByRole('dialog', { name: 'AI SEO Improvements' });
const questionsOf = (page: Page) =>
  page.getByRole('dialog', { name: "Let's personalize your journey" });
const widthOf = (page: Page) =>
  page.getByRole('dialog').evaluate((node) => node.getBoundingClientRect().width);
const configOf = ({ person }: Writer) => person.api.user.getConfig();

// §2.modals.5 §2.modals.8
test('the news waits until nothing is typed, is shown once, and leads to a new article', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page, person } = writer;
  await administer(toolkit.admin, person, { flags: { ai_seo_promo_news_modal: true } });
  await person.api.user.postConfig({ body: { user_question_modal: 1 } });
  await page.goto('/content/topic-finder');
  const field = page.getByRole('textbox').first();
  await field.pressSequentially('slow coffee', { delay: 100 });
  await page.waitForTimeout(QUIET_MS);
  await expect(promoOf(page)).toHaveCount(0);
  await field.blur();
  await expect(promoOf(page)).toBeVisible();
  await seeInBothThemes(page, 'news');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.waitForURL('**/content/articles/create');
  await expect(promoOf(page)).toHaveCount(0);
  await expect.poll(() => configOf(writer)).toHaveProperty('ai_seo_promo_news_modal');
  await page.goto('/content/articles');
  await expect(page.getByRole('heading', { level: 1, name: 'My articles' })).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  await expect(promoOf(page)).toHaveCount(0);
});

// §2.modals.3 §9.layout.2 §4.questionnaire.4
test('the questionnaire is 944 px wide, its thanks 500 px, and the answers are stored', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page, person } = writer;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.api.user.postConfig({ body: { ai_seo_promo_news_modal: 1 } });
  await page.goto('/content/');
  await expect(questionsOf(page)).toBeVisible();
  await expect.poll(() => widthOf(page)).toBe(944);
  await seeInBothThemes(page, 'questionnaire');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Blogger', 'Education', 'Without a plan', 'Nothing', 'Only me'])
    await questionsOf(page).getByRole('radio', { name }).check();
  await questionsOf(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Thank you!');
  await expect.poll(() => widthOf(page)).toBe(500);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 7000 });
  const answers = Object.values(await person.api.user.getQuestionnaire());
  expect(answers.map(({ answer }) => answer)).toEqual([
    'blogger',
    'education',
    'no_plan',
    'nothing',
    'alone',
  ]);
});

// §4.loyal.3 §7.calls.9
test('two tabs that dismiss different things at the same time keep both', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page, person, context } = writer;
  await administer(toolkit.admin, person, LOYAL);
  await person.api.user.postConfig({ body: { ...SEEN, kept: 'both' } });
  const other = await context.newPage();
  const tabs = [page, other];
  // Each tab has read the config before the other writes it, and writes late.
  await context.route('**/user/config', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const tab of tabs) await tab.goto('/content/');
  const dismissalIn = (tab: Page, banner: string) =>
    tab.getByRole('complementary', { name: banner }).getByRole('button', { name: 'Dismiss' });
  const dismissals = [
    dismissalIn(page, 'Thank you for being with us'),
    dismissalIn(other, 'You are invited'),
  ];
  for (const button of dismissals) await expect(button).toBeVisible();
  await Promise.all(dismissals.map((button) => button.click()));
  await expect.poll(async () => Object.keys(await configOf(writer)).length).toBe(5);
  const stored = await configOf(writer);
  expect(stored).toMatchObject({ ...SEEN, kept: 'both' });
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(['loyal_banner', 'invitation_banner_viewed_1']),
  );
  await Promise.all(tabs.map((tab) => tab.unroute('**/user/config')));
});
