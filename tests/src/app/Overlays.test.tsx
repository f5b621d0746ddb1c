/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '#src/app/Overlays.tsx';
import { closeOverlay } from '#src/app/overlays.ts';
import { draw } from '#tests/src/support/draw.tsx';

const drawPage = () =>
  draw(
    <>
      <button type="button">somewhere</button>
      <input aria-label="a field" />
      <Overlays />
    </>,
  );

afterEach(() => {
  act(() => {
    closeOverlay('commands');
    closeOverlay('shortcuts');
  });
});

/** It is mounted at once, and visible after its transition. */
async function seeDialog(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
}

test('Escape closes the command palette while it is still being loaded', async () => {
  drawPage();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await import('#src/app/CommandPalette.tsx');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Ctrl-K opens the command palette; Escape closes it and returns the focus', async () => {
  drawPage();
  screen.getByRole('button', { name: 'somewhere' }).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await seeDialog('Search or jump to');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'somewhere' })).toHaveFocus());
});

test('? opens the keyboard map, but not in a text field', async () => {
  drawPage();
  await userEvent.type(screen.getByRole('textbox'), 'why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => screen.getByRole('button', { name: 'somewhere' }).focus());
  await userEvent.keyboard('?');
  await seeDialog('Keyboard shortcuts');
});

test('choosing the keyboard map in the palette closes the palette', async () => {
  drawPage();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search or jump to' }), 'keyb');
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await seeDialog('Keyboard shortcuts');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});
