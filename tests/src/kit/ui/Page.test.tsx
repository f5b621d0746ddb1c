/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test('a page sets the title of the document, and its heading receives the focus', () => {
  draw(
    <main>
      <Page title="My articles">rows</Page>
    </main>,
  );
  expect(document.title).toBe('My articles · Content toolkit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a field of the page with autofocus keeps the focus', () => {
  draw(
    <main>
      <Page title="New article">
        {/* biome-ignore lint/a11y/noAutofocus: what this test is about */}
        <input aria-label="Topic" autoFocus />
      </Page>
    </main>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a state panel of level 1 behaves like a page', () => {
  draw(
    <main>
      <StatePanel level={1} title="Page not found" hint="It may have moved." />
    </main>,
  );
  expect(document.title).toBe('Page not found · Content toolkit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
