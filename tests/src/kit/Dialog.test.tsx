/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '#src/kit/Dialog.tsx';
import { draw } from '#tests/src/support/draw.tsx';

type Shown = 'nothing' | 'menu' | 'first' | 'second';

function Opener() {
  const [shown, show] = useState<Shown>('nothing');
  return (
    <>
      <button type="button" onClick={() => show('first')}>
        Open
      </button>
      <button type="button" aria-controls="m" onClick={() => show('menu')}>
        Menu
      </button>
      {shown === 'menu' && (
        <div role="menu" id="m">
          <button type="button" role="menuitem" onClick={() => show('first')}>
            Item
          </button>
        </div>
      )}
      {shown === 'first' && (
        <Dialog title="First" onClose={() => show('nothing')}>
          <button type="button" onClick={() => show('second')}>
            On
          </button>
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog title="Second" onClose={() => show('nothing')}>
          <p>Text</p>
        </Dialog>
      )}
    </>
  );
}

test.each([
  ['a button', ['Open']],
  ['a button, after a dialog that followed', ['Open', 'On']],
  ['the button of a menu', ['Menu', 'Item']],
])('a closed dialog gives the focus back to %s', async (_, path) => {
  draw(<Opener />);
  for (const name of path)
    await userEvent.click(screen.getByRole(name === 'Item' ? 'menuitem' : 'button', { name }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: path[0] ?? '' })).toHaveFocus();
});

function List() {
  const [items, setItems] = useState(['a', 'b', 'c']);
  const [open, setOpen] = useState<string | null>(null);
  const remove = () => {
    setItems(items.filter((item) => item !== open));
    setOpen(null);
  };
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button" onClick={() => setOpen(item)}>
              {item}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Dialog title="Remove" onClose={() => setOpen(null)}>
          <button type="button" onClick={remove}>
            Remove it
          </button>
        </Dialog>
      )}
    </>
  );
}

test('after an item is removed, the next one has the focus, or the one before', async () => {
  draw(<List />);
  for (const [removed, next] of [
    ['b', 'c'],
    ['c', 'a'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: removed }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
  }
});

test('a click beside a dialog closes it, but not the second of two quick clicks on what opens it', async () => {
  draw(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const beside = document.querySelector('.mantine-Modal-overlay');
  if (beside === null) throw new Error('There is nothing beside the dialog.');
  fireEvent.click(beside, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
  fireEvent.click(beside, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
