import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resources } from '#store/resources/resources.slice.ts';
import { mailSettings } from '#store/settings/serviceSettings.slice.ts';
import { aMailRequest, anAnswer } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.mail.1 §d.mail.2
test('a mail server is tested and saved, and shown as it was saved; the store never has the password', async () => {
  const page = await startPage();
  page.dispatch(mailSettings.testRequested(aMailRequest({ password: 'my password' })));
  page.dispatch(mailSettings.testRequested(null)); // one thing at a time
  await page.pass();
  expect(page.callsOf('installation.testMail')).toHaveLength(1);
  expect(mailSettings.select(page.state()).result).toMatchObject({ type: 'tested' });
  page.dispatch(mailSettings.saveRequested(aMailRequest({ password: 'my password' })));
  await page.pass();
  expect(mailSettings.select(page.state())).toEqual({
    status: 'resting',
    result: { type: 'saved' },
  });
  const shown = () =>
    resources.selectEntry<'installationMail'>(page.state(), 'installationMail', null)?.data;
  expect(shown()?.mail).toMatchObject({ host: 'mail.example', passwordState: 'stored' });
  expect(JSON.stringify(page.state())).not.toContain('my password');
  page.dispatch(mailSettings.removeRequested());
  await page.pass();
  expect(shown()).toMatchObject({ source: 'none', mail: null });
});

test('a refusal is shown; who has left sees no late answer', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const putMail = () =>
    new Promise<never>((_, reject) => {
      refuse = reject;
    });
  const page = await startPage({ installation: { putMail } });
  page.dispatch(mailSettings.saveRequested(aMailRequest()));
  await page.pass();
  refuse(anAnswer(409, { code: 'set_by_environment' }));
  await page.pass();
  expect(mailSettings.select(page.state()).result).toMatchObject({
    type: 'failed',
    error: { code: 'set_by_environment' },
  });
  page.dispatch(mailSettings.saveRequested(aMailRequest()));
  await page.pass();
  page.dispatch(mailSettings.left());
  refuse(anAnswer(500));
  await page.pass();
  expect(mailSettings.select(page.state())).toEqual({ status: 'resting', result: null });
});
