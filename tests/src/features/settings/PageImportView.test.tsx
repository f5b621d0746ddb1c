/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PageImportView } from '#src/features/settings/PageImportView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

// §d.files.3
test('a saved page of results that cannot be read says so, until one can', async () => {
  const onImport = jest.fn();
  const state = { status: 'resting', result: null } as const;
  const { container } = draw(<PageImportView {...{ state, onImport, keep: () => 'kept' }} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'results' } });
  const choose = (arrayBuffer: () => Promise<ArrayBuffer>) => {
    const file = Object.assign(new File(['x'], 'a.html'), { arrayBuffer });
    const field = container.ownerDocument.querySelector('input[type=file]') ?? container;
    fireEvent.change(field, { target: { files: [file] } });
  };
  choose(() => Promise.reject(new DOMException('', 'NotFoundError')));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read.');
  expect(onImport).not.toHaveBeenCalled();
  choose(async () => new TextEncoder().encode('<p>').buffer);
  await waitFor(() => expect(onImport).toHaveBeenCalledWith({ kind: 'results', html: '<p>' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
