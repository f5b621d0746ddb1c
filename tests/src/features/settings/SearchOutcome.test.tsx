/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SearchTested } from '#contract/installation/search.schema.ts';
import { SearchOutcome } from '#src/features/settings/SearchOutcome.tsx';
import { draw } from '#tests/src/support/draw.tsx';

// §d.search.2
test('a test that has failed names the engines without an answer, if any', () => {
  const shown = (tested: SearchTested) => {
    const { unmount } = draw(
      <SearchOutcome state={{ status: 'resting', result: { type: 'tested', tested } }} />,
    );
    const { textContent } = screen.getByText(/SearXNG/);
    unmount();
    return textContent;
  };
  const engines = ['google (CAPTCHA)', 'bing'];
  expect(shown({ result: 'failed', failure: 'search_engines_blocked', engines })).toMatch(
    /Without an answer: google \(CAPTCHA\), bing\.$/,
  );
  expect(shown({ result: 'failed', failure: 'search_json_disabled' })).not.toMatch(/Without/);
});
