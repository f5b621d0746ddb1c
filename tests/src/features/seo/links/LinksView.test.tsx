/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InternalLinks } from '#contract/pages/page.schema.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { LinksView } from '#src/features/seo/links/LinksView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const to = (path: string, text: string) => ({
  url: `https://a.example/${path}`,
  title: `Page ${path}`,
  text,
  sentence: `We clean the ${text} weekly.`,
});
const OUTGOING = ['grinder', 'kettle'].map((text, at) => ({
  ...to(text, text),
  blockId: `b${at}`,
  unit: 0,
  start: 13,
  end: 20,
}));

function drawLinks(change: Partial<InternalLinks> = {}, isOpen = (_: TextEdit) => true) {
  const acts = { onShow: jest.fn(), onLink: jest.fn(), onRefresh: jest.fn() };
  const links = {
    articleId: 'a',
    site: 'a.example',
    address: null,
    pages: 3,
    outgoing: OUTGOING,
    incoming: [to('guide', 'jar')],
    orphans: [],
    orphanCount: 0,
    ...change,
  };
  draw(<LinksView links={links} canWrite isOpen={isOpen} {...acts} />);
  return acts;
}

// §d.links.5
test('a link is made or left; its words can be looked at', async () => {
  const { onLink, onShow } = drawLinks();
  const [first] = OUTGOING;
  const edit = {
    blockId: 'b0',
    unit: 0,
    start: 13,
    end: 20,
    was: 'grinder',
    now: 'grinder',
    href: first?.url,
  };
  await userEvent.click(screen.getByTitle('Show “grinder” in the text'));
  expect(onShow).toHaveBeenCalledWith(edit);
  await userEvent.click(screen.getByRole('button', { name: 'Link “grinder” to “Page grinder”' }));
  expect(onLink).toHaveBeenCalledWith(edit);
  await userEvent.click(screen.getByRole('button', { name: 'Leave “kettle” as it is' }));
  expect(screen.queryByTitle('Show “kettle” in the text')).toBeNull();
});

test('what has been linked or written over is not offered any more', () => {
  drawLinks({}, ({ blockId }) => blockId === 'b1');
  expect(screen.queryByTitle('Show “grinder” in the text')).toBeNull();
  expect(screen.getByTitle('Show “kettle” in the text')).toBeTruthy();
});

// §d.links.3
test.each([
  [{ site: null, pages: 0 }, 'Enter the website', 'workspace'],
  [{ pages: 0 }, 'Import pages', 'search'],
])('what is missing is said, and a link leads there', (change, name, section) => {
  drawLinks(change);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toContain(`section=${section}`);
});

// §d.links.4
test('further orphans are counted', () => {
  drawLinks({ orphans: [{ url: 'https://a.example/x', title: '' }], orphanCount: 3 });
  expect(screen.getByRole('link', { name: 'https://a.example/x' })).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
});
