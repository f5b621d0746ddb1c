/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { SuggestedSelect } from '#src/kit/suggested/SuggestedSelect.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const HINT = 'No Suggestions. Feel free to select any option.';

function Field(props: Partial<ComponentProps<typeof SuggestedSelect>>) {
  const [value, setValue] = useState('');
  return (
    <SuggestedSelect
      {...{ label: 'Keyphrase', description: 'What it is found for.', lang: 'en', maxLength: 40 }}
      options={['lug depth', 'trail shoes']}
      suggested="trail shoes"
      isExpected
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

// §2.suggested.1 §2.suggested.2
test('the suggested option carries its tag, and fills the field only when it is selected', async () => {
  draw(<Field />);
  const field = screen.getByRole('combobox', { name: 'Keyphrase' });
  expect(field).toHaveAttribute('placeholder', 'Select option');
  await userEvent.click(field);
  expect(shown()).toEqual(['lug depth', 'trail shoesSuggested']);
  expect(field).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('trail shoes');
  await userEvent.click(field);
  expect(shown()).toHaveLength(2);
  expect(screen.queryByText(HINT)).toBeNull();
});

test('any other text can be typed; Enter takes no option that was not chosen', async () => {
  draw(<Field />);
  const field = screen.getByRole('combobox', { name: 'Keyphrase' });
  await userEvent.type(field, 'trail{Enter}');
  expect(field).toHaveValue('trail');
});

// §2.suggested.3
test.each([
  [true, null, 1],
  [false, null, 0],
  [true, 'trail shoes', 0],
])('expected %s, suggested %s: the hint is there %i times', (isExpected, suggested, times) => {
  draw(<Field {...{ isExpected, suggested }} />);
  expect(screen.queryAllByText(HINT)).toHaveLength(times);
});
