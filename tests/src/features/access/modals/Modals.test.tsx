/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModalName } from '#domain/access/modals.ts';
import { Modals } from '#src/features/access/modals/Modals.tsx';
import { modals } from '#store/access/modals.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aConfig, aQuestionnaire, aSetup, WORKSPACE_ID } from '#tests/support/factories.ts';

const NEWS_URL = 'https://scaler.example/';
const ALL = Object.values(aQuestionnaire());

/** Opens a modal once it has said that it is loaded. */
async function open(modal: ModalName, questions = ALL) {
  const page = draw(<Modals />);
  act(() => {
    page.store.dispatch(config.read(aConfig({ news: { repurposingUrl: NEWS_URL } })));
    page.store.dispatch(folderSetup.started());
    page.store.dispatch(folderSetup.read(aSetup()));
    page.store.dispatch(modals.due({ modal, questions }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(modals.selectStatus(page.store.getState())).toBe('waiting'), {
    timeout: 10_000,
  });
  act(() => void page.store.dispatch(modals.opened()));
  const dialog = await screen.findByRole('dialog');
  page.actions.length = 0;
  return { ...page, dialog };
}
const statusOf = ({ store }: Awaited<ReturnType<typeof open>>) =>
  modals.selectStatus(store.getState());
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// §2.modals.4
test('the AI SEO news has its badge and text, and can be tried out or put off', async () => {
  const page = await open('aiSeoPromo');
  expect(within(page.dialog).getByText('New')).toBeVisible();
  expect(page.dialog).toHaveTextContent(
    'Get suggestions to make your content more visible by AI search tools',
  );
  await click('Try it out');
  expect(page.actions).toEqual([modals.accepted({ modal: 'aiSeoPromo' })]);
});

// §2.modals.4
test('“Not now” closes the AI SEO news', async () => {
  const page = await open('aiSeoPromo');
  await click('Not now');
  expect(page.actions).toEqual([modals.closed()]);
});

// §2.modals.6 §2.modals.7
test('the content-repurposing news leads to its page in a new tab, and closes', async () => {
  const page = await open('repurposingNews');
  expect(page.dialog).toHaveAccessibleName('NEW Scale content reach without scaling your workload');
  expect(page.dialog).toHaveTextContent(
    'Content Scaler finds your best content and repurposes it to drive more traffic from social, email, and AI-powered search.',
  );
  const link = screen.getByRole('link', { name: 'Test it out!' });
  expect(link).toHaveAttribute('href', NEWS_URL);
  expect(link).toHaveAttribute('target', '_blank');
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no pages
  await userEvent.click(link);
  expect(page.actions).toEqual([modals.accepted({ modal: 'repurposingNews' })]);
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

// §2.modals.1 §3.questionnaire.2 §5.questionnaire.2
test('the questionnaire asks its questions; Submit is disabled until something is chosen', async () => {
  const page = await open('questionnaire');
  expect(page.dialog).toHaveAccessibleName("Let's personalize your journey");
  const groups = within(page.dialog).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(
    ALL.map(({ question }) => question),
  );
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'I say marketer' }));
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await click('Submit');
  expect(page.actions).toEqual([
    modals.submitted({ workspaceId: WORKSPACE_ID, answers: { user_role: 'marketer' } }),
  ]);
  expect(statusOf(page)).toBe('idle');
});

// §2.modals.2 §4.questionnaire.4
test('a full answer is thanked for, in place of the form', async () => {
  const page = await open('questionnaire', ALL.slice(0, 1));
  await userEvent.click(screen.getByRole('radio', { name: 'I say marketer' }));
  await click('Submit');
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you!');
  expect(page.dialog.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await click('Close');
  expect(statusOf(page)).toBe('idle');
});

// §5.questionnaire.1
test('without a workspace the form keeps its answers and says what happened', async () => {
  const page = await open('questionnaire');
  act(() => void page.store.dispatch(folderSetup.started()));
  act(() => void page.store.dispatch(folderSetup.read(aSetup({ workspace: null }))));
  await userEvent.click(screen.getByRole('radio', { name: 'I say marketer' }));
  await click('Submit');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no workspace yet');
  expect(screen.getByRole('radio', { name: 'I say marketer' })).toBeChecked();
});

test('what was answered earlier is chosen already', async () => {
  await open('questionnaire', Object.values(aQuestionnaire({ user_content: 'informal' })));
  expect(screen.getByRole('radio', { name: 'I say informal' })).toBeChecked();
});
