/** Two-step sign-in and invitations in the browser. */
import { expect } from '@playwright/test';
import { unusedCode } from '#tests/support/totp.ts';
import { createAccount, signIn } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

test('a second factor is turned on and required, and a backup code replaces it once', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  await page.goto('/account');
  await page.getByLabel('Your password', { exact: true }).fill(writer.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await seeInBothThemes(page, 'two-step-setup');
  const key = await page.getByRole('form', { name: 'Set up' }).locator('code').innerText();
  const code = () => unusedCode(`otpauth://totp/x?secret=${key}`);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong or too old.')).toBeVisible();
  await page.getByLabel('Code from the app').fill(code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await seeInBothThemes(page, 'two-step-codes');
  const [backupCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Backup codes left: 10')).toBeVisible();
  await seeInBothThemes(page, 'two-step-on');

  await page.context().clearCookies();
  await signIn(page, writer);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await seeInBothThemes(page, 'two-step-code');
  await page.getByLabel('Code from the app').fill(code());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/content/**');

  await page.context().clearCookies();
  await signIn(page, writer);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backupCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/content/**');
  await page.goto('/account');
  await expect(page.getByText('Backup codes left: 9')).toBeVisible();
  await page.context().close();
});

test('an invitation waits for an account that is created later, which accepts it', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page: mine, email, password } = writer;
  const guest = { email: `guest-of-${email}`, password };
  await mine.goto('/projects/');
  await mine.getByLabel('New folder').fill('Roastery');
  await mine.getByRole('button', { name: 'Create folder' }).click();
  await mine.getByRole('button', { name: 'Share “Roastery”' }).click();
  await mine.getByLabel('Share with').fill(guest.email);
  await mine.getByRole('button', { name: 'Share folder' }).click();
  await expect(mine.getByText(`${guest.email} is invited to “Roastery”.`)).toBeVisible();
  await seeInBothThemes(mine, 'invitation-pending');

  const theirs = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
  await createAccount(theirs, guest);
  await theirs.waitForURL('**/content/**');
  await theirs.goto('/projects/');
  await expect(theirs.getByText(`${email} invites you to read.`)).toBeVisible();
  await seeInBothThemes(theirs, 'invitation');
  await theirs.getByRole('button', { name: 'Accept “Roastery”' }).click();
  await expect(theirs.getByText('“Roastery” is shared with you.')).toBeVisible();
  await expect(theirs.getByText(`Owned by ${email} · Read-only`)).toBeVisible();
  await mine.reload();
  await expect(mine.getByRole('button', { name: 'Share (1) “Roastery”' })).toBeVisible();
  for (const page of [mine, theirs]) await page.context().close();
});
