/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PROPOSED_TASKS } from '#contract/lib/tasks.ts';
import { WritePopover } from '#src/editor/panels/writing/WritePopover.tsx';
import {
  type ShownProposal,
  type Writer,
  WritingContext,
} from '#src/editor/panels/writing/WritingContext.ts';
import { openSession } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

const BLOCKS = [{ id: 'a', html: '<p>We roast on Tuesdays.</p>' }];

async function open(to: number, own: Partial<Writer> = {}) {
  const opened = openSession(BLOCKS);
  opened.select([0, 3], [0, to]);
  const calls = {
    ask: jest.fn<Writer['ask']>(),
    propose: jest.fn<Writer['propose']>(),
    accept: jest.fn<Writer['accept']>(),
    copy: jest.fn<Writer['copy']>(),
    stop: jest.fn<Writer['stop']>(),
    discard: jest.fn<Writer['discard']>(),
  };
  const onClose = jest.fn();
  const writer: Writer = {
    hasModel: true,
    prompts: () => null,
    tasks: PROPOSED_TASKS,
    isBusy: false,
    cost: 'Uses 1 of 3',
    hint: null,
    proposal: null,
    ...calls,
    ...own,
  };
  const popover = (shown: Partial<Writer> = {}) => (
    <MantineProvider env="test">
      <WritingContext value={{ ...writer, ...shown }}>
        <WritePopover
          command="write"
          articleId="article"
          session={opened.session}
          cell={{ current: null }}
          root={() => null}
          onClose={onClose}
        />
      </WritingContext>
    </MantineProvider>
  );
  const { rerender } = render(popover());
  await screen.findByRole('dialog');
  const show = (shown: Partial<Writer>) => rerender(popover(shown));
  return { ...opened, ...calls, onClose, show, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const within = { type: 'within', blockId: 'a', before: 'We ' } as const;

// §d.limits.20
test.each([
  ['with a model', {}],
  ['without one', { hasModel: false, tasks: ['shorten'] }],
  ['while the article is being written', { isBusy: true }],
] as const)('the panel says what a text costs before it is asked for, %s', async (_, writer) => {
  await open(8, writer);
  expect(screen.getByText('Uses 1 of 3')).toBeVisible();
});

describe('a request in words', () => {
  test('a request in words at a caret asks what to write, and Enter submits', async () => {
    const { user, ask, onClose } = await open(3);
    await user.type(screen.getByLabelText('What should be written here?'), 'In the morning{Enter}');
    expect(ask).toHaveBeenCalledWith({
      place: { ...within, selected: '', behind: 'roast on Tuesdays.' },
      instruction: 'In the morning',
    });
    expect(onClose).toHaveBeenCalled();
  });

  test('a request in words over a selection shows what is replaced', async () => {
    const { user, ask } = await open(8);
    expect(screen.getByText('Replaces “roast”')).toBeVisible();
    await user.type(screen.getByLabelText('What should change?'), 'Shorter{Enter}');
    expect(ask).toHaveBeenCalledWith({
      place: { ...within, selected: 'roast', behind: ' on Tuesdays.' },
      instruction: 'Shorter',
    });
  });

  test('a request in words gets a new line from Shift+Enter, and spaces alone are not submitted', async () => {
    const { user, ask } = await open(3);
    const field = screen.getByLabelText('What should be written here?');
    await user.type(field, '  {Enter}');
    expect(ask).not.toHaveBeenCalled();
    expect(button('Write')).toBeDisabled();
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
    expect(field).toHaveValue('  one\ntwo');
  });

  test('a request in words is not submitted while the article is being written', async () => {
    const { user, ask } = await open(8, { isBusy: true });
    expect(screen.getByText(/The article is being written/)).toBeVisible();
    await user.type(screen.getByLabelText('What should change?'), 'Shorter{Enter}');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the tasks', () => {
  test('the tasks over a selection propose another text for it', async () => {
    const { user, propose } = await open(8);
    expect(screen.queryByRole('button', { name: 'Introduction' })).toBeNull();
    await user.click(button('Rephrase'));
    const place = { ...within, selected: 'roast', behind: ' on Tuesdays.' };
    expect(propose).toHaveBeenCalledWith({ place, task: { name: 'rephrase' } });
  });

  test('the tasks at a cursor propose a text for this place, or for the article', async () => {
    const { user, propose } = await open(3);
    expect(screen.queryByRole('button', { name: 'Rephrase' })).toBeNull();
    await user.click(button('Continue'));
    await user.click(button('Conclusion'));
    expect(propose.mock.calls.map(([{ place }]) => place.type)).toEqual(['within', 'behind']);
  });

  test('the tasks that need a choice ask for it', async () => {
    const { user, propose } = await open(8);
    await user.click(button('Change tone'));
    expect(button('Neutral')).toHaveFocus();
    await user.click(button('Formal'));
    expect(propose.mock.calls[0]?.[0].task).toEqual({ name: 'changeTone', tone: 'formal' });
  });

  test('the tasks of a translation ask for the language', async () => {
    const { user, propose } = await open(8);
    await user.click(button('Translate'));
    await user.type(screen.getByRole('combobox', { name: 'Language' }), 'Germ');
    await user.click(await screen.findByRole('option', { name: 'German' }));
    expect(propose.mock.calls[0]?.[0].task).toEqual({ name: 'translate', language: 'de' });
  });

  test('the tasks within a paragraph are those that stay in it', async () => {
    await open(8);
    expect(screen.queryByRole('button', { name: 'Make a list' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make a table' })).toBeNull();
  });

  test('the tasks wait while the article is being written', async () => {
    await open(8, { isBusy: true });
    expect(button('Rephrase')).toBeDisabled();
  });

  test('the tasks without a model are those that need none, and it says so', async () => {
    await open(8, { hasModel: false, tasks: ['shorten'], hint: <p>Not without a model.</p> });
    expect(button('Shorten')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rephrase' })).toBeNull();
    expect(screen.getByText('Not without a model.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const aProposal = (change: Partial<ShownProposal> = {}): ShownProposal => ({
  id: 'p1',
  place: { type: 'blocks', blockIds: ['a'] },
  task: { name: 'rephrase' },
  status: 'ready',
  problem: null,
  alternatives: [
    { blocks: ['<p>We roast on Mondays.</p>'], isComplete: true },
    { blocks: ['<p>Roasting day is Tuesday.</p>'], isComplete: true },
  ],
  before: '<p>We roast on Tuesdays.</p>',
  isOutdated: false,
  isCopied: null,
  ...change,
});

describe('a proposal', () => {
  test('a proposal is a difference, accepted by Enter', async () => {
    const { user, accept } = await open(8, { proposal: aProposal() });
    expect(document.querySelector('del')).toHaveTextContent('Tuesdays');
    expect(document.querySelector('ins')).toHaveTextContent('Mondays');
    expect(screen.getByRole('status')).toHaveTextContent('2 texts are ready. Enter accepts');
    await user.keyboard('{Enter}');
    expect(accept).toHaveBeenCalledWith(0);
  });

  test('a proposal has alternatives, chosen with the arrow keys', async () => {
    const { user, accept } = await open(8, { proposal: aProposal() });
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(accept).toHaveBeenCalledWith(1);
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(accept).toHaveBeenLastCalledWith(0);
  });

  test('a proposal is discarded by Esc, and the panel closes when it is gone', async () => {
    const { user, discard, onClose, show } = await open(8, { proposal: aProposal() });
    await user.keyboard('{Escape}');
    expect(discard).toHaveBeenCalled();
    onClose.mockClear();
    show({ proposal: null });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a proposal that is tried again is kept until the next one is written', async () => {
    const { user, propose, discard, onClose, show } = await open(8, { proposal: aProposal() });
    await user.click(button('Try again'));
    expect(discard).not.toHaveBeenCalled();
    expect(propose).toHaveBeenCalledWith({
      place: aProposal().place,
      task: { name: 'rephrase' },
      replaces: 'p1',
    });
    show({ proposal: aProposal({ id: 'p2', status: 'asking', alternatives: [] }) });
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}'); // the focus has moved to the new one
    expect(discard).toHaveBeenCalledTimes(1);
    show({ proposal: null });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a proposal that is being written can be stopped, and not accepted before it is complete', async () => {
    const alternatives = [{ blocks: ['<p>We ro</p>'], isComplete: false }];
    const { user, accept, stop } = await open(8, {
      proposal: aProposal({ status: 'writing', alternatives }),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Writing…');
    await user.keyboard('{Enter}');
    expect(accept).not.toHaveBeenCalled();
    expect(button('Accept')).toBeDisabled();
    await user.click(button('Stop'));
    expect(stop).toHaveBeenCalled();
  });

  test.each<[string, Partial<ShownProposal>, RegExp]>([
    [
      'failed',
      { status: 'failed', alternatives: [], problem: 'The model is overloaded.' },
      /overloaded/,
    ],
    ['is outdated', { isOutdated: true }, /passage has changed/],
    [
      'was stopped in the middle',
      { alternatives: [{ blocks: ['<p>Ha</p>'], isComplete: false }] },
      /stopped before it was complete/,
    ],
    ['is empty', { alternatives: [] }, /nothing to change/],
    ['found no mistake', { alternatives: [], task: { name: 'fixGrammar' } }, /No doubled words/],
    ['cannot be copied', { isCopied: false }, /does not allow copying/],
    ['is copied', { isCopied: true, task: { name: 'meta' } }, /Copied/],
  ])('a proposal that %s says so', async (_, change, text) => {
    await open(8, { proposal: aProposal(change) });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('a proposal that is outdated is not accepted, and can be copied', async () => {
    const { user, accept, copy } = await open(8, { proposal: aProposal({ isOutdated: true }) });
    await user.keyboard('{Enter}');
    expect(accept).not.toHaveBeenCalled();
    await user.click(button('Copy'));
    expect(copy).toHaveBeenCalledWith(0);
  });

  test('a proposal of titles is a list to choose from', async () => {
    const titles = ['One', 'Two'].map((title) => ({
      blocks: [`<h1>${title}</h1>`],
      isComplete: true,
    }));
    const { user, accept } = await open(8, {
      proposal: aProposal({ task: { name: 'titles' }, alternatives: titles }),
    });
    await user.click(screen.getByRole('radio', { name: 'Two' }));
    await user.click(button('Accept'));
    expect(accept).toHaveBeenCalledWith(1);
  });

  test('a proposal never runs the markup of a model', async () => {
    const blocks = ['<p>We <img src="x" onerror="alert(1)"> roast.</p>'];
    const alternatives = [{ blocks, isComplete: true }];
    await open(8, { proposal: aProposal({ before: '', alternatives }) });
    expect(document.querySelector('[onerror]')).toBeNull();
  });
});
