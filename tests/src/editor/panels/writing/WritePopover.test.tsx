/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WritePopover } from '#src/editor/panels/writing/WritePopover.tsx';
import { type Writer, WritingContext } from '#src/editor/panels/writing/WritingContext.ts';
import { openSession } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

const BLOCKS = [{ id: 'a', html: '<p>We roast on Tuesdays.</p>' }];

async function open(to: number, writer: Partial<Writer> | null = {}) {
  const opened = openSession(BLOCKS);
  opened.select([0, 3], [0, to]);
  const ask = jest.fn<Writer['ask']>();
  const onClose = jest.fn();
  render(
    <MantineProvider env="test">
      <WritingContext value={writer && { isBusy: false, cost: 'Uses 1 of 3', ask, ...writer }}>
        <WritePopover
          command="write"
          articleId="article"
          session={opened.session}
          cell={{ current: null }}
          root={() => null}
          onClose={onClose}
        />
      </WritingContext>
    </MantineProvider>,
  );
  await screen.findByRole('dialog');
  return { ...opened, ask, onClose, user: userEvent.setup() };
}

const within = { type: 'within', blockId: 'a', before: 'We ' } as const;

// §d.limits.20
test('says what it costs before it is asked', async () => {
  await open(3);
  expect(screen.getByText('Uses 1 of 3')).toBeVisible();
});

test('at a caret: what is to be written, asked with Enter', async () => {
  const { user, ask, onClose } = await open(3);
  await user.type(screen.getByLabelText('What should be written here?'), 'In the morning{Enter}');
  expect(ask).toHaveBeenCalledWith({
    place: { ...within, selected: '', behind: 'roast on Tuesdays.' },
    instruction: 'In the morning',
  });
  expect(onClose).toHaveBeenCalled();
});

test('over a selection: it says what is replaced, and a suggestion is a wish', async () => {
  const { user, ask } = await open(8);
  expect(screen.getByText('Replaces “roast”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shorter' }));
  expect(ask).toHaveBeenCalledWith({
    place: { ...within, selected: 'roast', behind: ' on Tuesdays.' },
    instruction: 'Shorter',
  });
});

test('Shift+Enter is a new line, and a wish of spaces is none', async () => {
  const { user, ask } = await open(3);
  const field = screen.getByLabelText('What should be written here?');
  await user.type(field, '  {Enter}');
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Write' })).toBeDisabled();
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(field).toHaveValue('  one\ntwo');
});

test('while the article is being written nothing more can be asked for', async () => {
  const { user, ask } = await open(8, { isBusy: true });
  expect(screen.getByText('The article is being written just now.')).toBeVisible();
  await user.type(screen.getByLabelText('What should change?'), 'Shorter{Enter}');
  expect(ask).not.toHaveBeenCalled();
});

test('without a model it says so', async () => {
  await open(8, null);
  expect(screen.getByText(/There is no model to write with/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
