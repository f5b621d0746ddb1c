/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilesContext } from '#src/kit/images/FilesContext.ts';
import { ChosenList } from '#src/kit/listFiles/ListFile.tsx';
import { useListFile } from '#src/kit/listFiles/useListFile.ts';
import { draw } from '#tests/src/support/draw.tsx';

const SAID = { said: 'a.csv, 5 lines', dropLabel: 'Remove', onDrop: () => {} };

// §d.topics.5
test('a list that does not say how its letters are written asks, and says why another reading failed', async () => {
  const onEncoding = jest.fn();
  draw(
    <ChosenList
      {...{ ...SAID, onEncoding, encoding: 'windows-1252', isReading: false }}
      refusal="No keyphrases."
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Encoding of the file' });
  expect(field).toHaveValue('windows-1252');
  await userEvent.selectOptions(field, 'Turkish (Windows-1254)');
  expect(onEncoding).toHaveBeenCalledWith('windows-1254');
  expect(screen.getByRole('alert')).toHaveTextContent('No keyphrases.');
});

test.each([
  [null, () => {}],
  ['windows-1252', null],
] as const)('with the encoding %s, and %p, nothing is asked', (encoding, onEncoding) => {
  draw(<ChosenList {...{ ...SAID, encoding, onEncoding, isReading: false, refusal: null }} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

// §d.topics.5
test('the file that was given is read again as the encoding that is chosen', async () => {
  const onChosen = jest.fn();
  function Form() {
    const { onFile, onEncoding } = useListFile(onChosen);
    return (
      <>
        <button type="button" onClick={() => onFile(new File(['abc'], 'a.csv'))}>
          give
        </button>
        <button type="button" onClick={() => onEncoding?.('koi8-u')}>
          choose
        </button>
      </>
    );
  }
  draw(
    <FilesContext value={{ keep: ({ size }) => `f${size}` }}>
      <Form />
    </FilesContext>,
  );
  await userEvent.click(screen.getByText('choose'));
  expect(onChosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('give'));
  await userEvent.click(screen.getByText('choose'));
  expect(onChosen.mock.calls).toEqual([
    [{ fileId: 'f3', name: 'a.csv' }],
    [{ fileId: 'f3', name: 'a.csv', encoding: 'koi8-u' }],
  ]);
});
