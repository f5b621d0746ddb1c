/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisFormView } from '#src/features/seo/competitors/AnalysisFormView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

// §d.search.5
test('a country is chosen from those that exist, by its name, or none', async () => {
  const onAnalyse = jest.fn();
  draw(
    <AnalysisFormView {...{ topic: 'trail shoes', language: 'en', isAgain: false, onAnalyse }} />,
  );
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveValue('No particular country');
  await userEvent.click(country);
  await userEvent.clear(country);
  await userEvent.type(country, 'Austri');
  await userEvent.click(screen.getByRole('option', { name: 'Austria' }));
  await userEvent.click(screen.getByRole('button', { name: 'Analyse' }));
  const wish = { topic: 'trail shoes', country: 'AT', location: '', language: 'en', urls: [] };
  expect(onAnalyse).toHaveBeenCalledWith(wish);
});
