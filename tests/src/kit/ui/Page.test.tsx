/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test('a page names the document, and its heading takes the focus', () => {
  draw(
    <main>
      <Page title="My articles">rows</Page>
    </main>,
  );
  expect(document.title).toBe('My articles · Content toolkit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a field of the page that asks for the focus keeps it', () => {
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

test('a state that is the whole page is a page like any other', () => {
  draw(
    <main>
      <StatePanel level={1} title="Page not found" hint="It may have moved." />
    </main>,
  );
  expect(document.title).toBe('Page not found · Content toolkit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
