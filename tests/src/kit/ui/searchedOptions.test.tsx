/** @jest-environment #tests/support/pageEnvironment.js */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLE_LANGUAGES } from '#domain/article/languages.ts';
import { lettersOf } from '#domain/letters.ts';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import { draw } from '#tests/src/support/draw.tsx';

const TITLES = ['Kranken\u00adversicherung', 'Cafe\u0301 Größe', 'İstanbul', 'ΟΔΟΣ'];

// §d.api.6
test.each([
  ['krankenv', 0],
  ['CAFÉ', 1],
  ['istan', 2],
  ['οδοσ', 3],
])('of titles, %j finds the one that has these letters', async (typed, at) => {
  draw(<Select label="Article" {...SEARCHABLE} data={TITLES} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Article' }), typed);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([TITLES[at]]);
});

/** Searched as Mantine does, so that the editor waits for no chunk of the tools. Its options have one spelling. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'src/editor/panels/writing/TaskMenu.tsx': ARTICLE_LANGUAGES.map(
    (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  ),
};

// §d.api.6
test('every field that can be searched is searched so', () => {
  const others = globSync('src/**/*.tsx').filter((file) =>
    /^\s*searchable$/m.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual(Object.keys(PLAIN));
});

test.each(Object.entries(PLAIN))('in %s, both searches find the same', (_, labels) => {
  expect(labels.map(lettersOf)).toEqual(labels.map((label) => label.toLowerCase()));
});
