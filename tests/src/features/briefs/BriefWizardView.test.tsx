/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BriefWizardView } from '#src/features/briefs/BriefWizardView.tsx';
import { EMPTY_BRIEF } from '#store/briefs/briefValues.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aSnapshot } from '#tests/support/factories.ts';

const snapshot = aSnapshot({ keyphrase: 'trail shoes', country: 'AT', location: 'Graz' });

function show(change: Partial<typeof EMPTY_BRIEF>) {
  const onChange = jest.fn();
  const values = { ...EMPTY_BRIEF, ...change };
  const state = { count: 1, flaw: null, isAsking: false, error: null, cost: null } as const;
  const act = { onChange, onSubmit: jest.fn() };
  draw(<BriefWizardView {...{ ...state, ...act, values }} snapshots={[snapshot]} />);
  return { onChange };
}

// §2.suggested.1 §d.suggested.2
test('an analysis that is chosen suggests keyphrase and place; what was typed stays', async () => {
  const { onChange } = show({ snapshotId: snapshot.id, keyphrases: 'hiking boots' });
  const take = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await take('Keyphrases: use the suggestion “trail shoes”');
  expect(onChange).toHaveBeenLastCalledWith({ keyphrases: 'hiking boots\ntrail shoes' });
  await take('City: use the suggestion “Graz”');
  expect(onChange).toHaveBeenLastCalledWith({ city: 'Graz' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(screen.getByRole('option', { name: 'Austria Suggested' }));
  expect(onChange).toHaveBeenLastCalledWith({ country: 'AT' });
});

test('without an analysis nothing is said to be suggested', () => {
  show({ country: 'AT' });
  expect(screen.queryByText('Suggested')).toBeNull();
});
