/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { AnalysisFormView } from '#src/features/seo/competitors/AnalysisFormView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const about = { topic: 'trail shoes', language: 'en' };

// §d.search.5
test('a country is chosen from those that exist, by its name, or none', async () => {
  const onAnalyse = jest.fn();
  draw(<AnalysisFormView {...about} last={undefined} isAgain={false} onAnalyse={onAnalyse} />);
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

// §d.suggested.1
test('the next analysis searches where the last one did; a place that was typed stays when that becomes known', async () => {
  const onAnalyse = jest.fn();
  const props = { ...about, isAgain: true, onAnalyse };
  let learn: (last: ComponentProps<typeof AnalysisFormView>['last']) => void = () => undefined;
  function Form() {
    const [last, setLast] = useState<ComponentProps<typeof AnalysisFormView>['last']>();
    learn = setLast;
    return <AnalysisFormView {...props} last={last} />;
  }
  draw(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Graz');
  act(() => learn({ country: 'AT', location: 'Wien' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  expect(screen.getByRole('option', { name: /Austria/ })).toHaveTextContent('AustriaSuggested');
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  const wish = { ...about, country: 'AT', location: 'Graz', urls: [] };
  expect(onAnalyse).toHaveBeenCalledWith(wish);
});

// §d.suggested.1
test('a city is not taken along into another country; the same country leaves it', async () => {
  const onAnalyse = jest.fn();
  const last = { country: 'DE', location: 'Berlin' };
  draw(<AnalysisFormView {...about} last={last} isAgain onAnalyse={onAnalyse} />);
  const choose = async (typed: string, name: RegExp) => {
    const country = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.click(country);
    await userEvent.clear(country);
    await userEvent.type(country, typed);
    await userEvent.click(screen.getByRole('option', { name }));
  };
  await choose('German', /Germany/);
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin');
  await choose('Austri', /Austria/);
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  const wish = { ...about, country: 'AT', location: '', urls: [] };
  expect(onAnalyse).toHaveBeenCalledWith(wish);
});
