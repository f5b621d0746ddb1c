/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import type { ToolbarState } from '#src/editor/kernel/toolbarState.ts';
import { ToolbarView } from '#src/editor/panels/toolbar/ToolbarView.tsx';

afterEach(cleanup);

function draw(state: ToolbarState, canWrite = false) {
  const onCommand = jest.fn<(command: EditorCommand) => void>();
  render(
    <MantineProvider>
      <ToolbarView state={state} canWrite={canWrite} onCommand={onCommand} />
      <button type="button">next</button>
    </MantineProvider>,
  );
  return { onCommand, user: userEvent.setup() };
}

const plain: ToolbarState = { active: ['paragraph', 'bold'], unavailable: ['undo'] };
const button = (name: string) => screen.getByRole('button', { name });

test('shows what is on, and runs commands', async () => {
  const { onCommand, user } = draw(plain);
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
  expect(button('Italic').getAttribute('aria-pressed')).toBe('false');
  expect(button('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B');
  await user.click(button('Italic'));
  expect(onCommand.mock.calls).toEqual([['italic']]);
});

test('an unavailable button can be focused but does nothing', async () => {
  const { onCommand, user } = draw(plain);
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Undo'));
  expect(onCommand).not.toHaveBeenCalled();
});

test('is one Tab stop; the arrow keys move within it', async () => {
  const { user } = draw(plain);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.tab();
  expect(focused()).toBe('Text style: Paragraph');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Italic');
  await user.keyboard('{End}');
  expect(focused()).toBe('Keyboard shortcuts');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Text style: Paragraph');
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('next');
  await user.tab({ shift: true });
  expect(focused()).toBe('Keyboard shortcuts');
});

test('offers writing only with a model, and the arrow keys follow', async () => {
  const { user } = draw(plain, true);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Write with AI');
  cleanup();
  draw(plain);
  expect(screen.queryByRole('button', { name: 'Write with AI' })).toBeNull();
});
