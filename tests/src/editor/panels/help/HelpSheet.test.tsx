/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { spellingsOf } from '#src/editor/commands/shortcuts.ts';
import { COMMANDS } from '#src/editor/kernel/commands.ts';
import { MARKDOWN_HINTS } from '#src/editor/kernel/markdownHints.ts';
import { HelpSheet } from '#src/editor/panels/help/HelpSheet.tsx';
import { openSession } from '#tests/src/editor/support/openSession.ts';

afterEach(cleanup);

async function open() {
  const onClose = jest.fn();
  const { session } = openSession([{ id: 'a', html: '<p>text</p>' }]);
  render(
    <MantineProvider env="test">
      <HelpSheet
        command="help"
        articleId="article"
        session={session}
        cell={{ current: null }}
        root={() => null}
        onClose={onClose}
      />
    </MantineProvider>,
  );
  return { onClose, sheet: await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

test('every command with a shortcut is listed with all of its combinations', async () => {
  const { sheet } = await open();
  const typed = COMMANDS.filter((command) => spellingsOf(command).length > 0);
  expect(typed.length).toBeGreaterThan(20);
  for (const command of typed) {
    const row = within(sheet)
      .getAllByRole('rowheader', { name: COMMAND_TABLE[command].label })[0]
      ?.closest('tr');
    for (const keys of spellingsOf(command)) expect(row?.textContent).toContain(keys);
  }
  const replace = within(sheet).getByRole('rowheader', { name: 'Find and replace' });
  expect(replace.nextElementSibling?.textContent).toBe('Ctrl+Alt+FCtrl+H');
});

test('what Markdown understands and what keys do in a table is listed too', async () => {
  const { sheet } = await open();
  for (const { typed } of MARKDOWN_HINTS) {
    expect(within(sheet).getAllByText(typed).length).toBeGreaterThan(0);
  }
  expect(
    within(sheet).getByRole('rowheader', { name: /in the last cell, a new row/ }),
  ).toBeDefined();
});

test('its button closes it', async () => {
  const { sheet, onClose } = await open();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
