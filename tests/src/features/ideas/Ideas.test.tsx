/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IdeaReason } from '#contract/ideas/idea.schema.ts';
import { IdeasView } from '#src/features/ideas/IdeasView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { anIdea, idOf, someIdeas } from '#tests/support/factories.ts';

const NOTHING = () => undefined;
const AT = '2026-05-01T00:00:00.000Z';
const reasons: readonly (readonly [IdeaReason, RegExp])[] = [
  [{ source: 'tag' }, /keyword of this workspace/],
  [
    {
      source: 'favourite',
      topicSearchId: idOf(60),
      volume: { value: 900, source: 'file', at: AT },
    },
    /900 searches a month. From the imported list, (Apr 30|May 1), 2026/,
  ],
  [{ source: 'favourite', topicSearchId: idOf(60), volume: null }, /topic without an article.$/],
  [{ source: 'question', url: 'https://a.example/', about: 'tea' }, /a page about “tea”/],
  [
    {
      source: 'audit',
      auditId: idOf(80),
      articleId: null,
      until: '2026-05-01',
      clicks: { was: 120, is: 40 },
      position: { was: 3.25, is: null },
    },
    /120 → 40 clicks, position 3.3 → –/,
  ],
  [
    { source: 'snapshot', articleId: idOf(1), appeared: 1, changed: 2, since: AT, at: AT },
    /1 page is new, 2 pages have another text/,
  ],
];

// §d.ideas.3
test.each(reasons)('%j says what it comes from', (reason, said) => {
  draw(
    <IdeasView {...someIdeas({ ideas: [anIdea({ reason })] })} onChange={null} onMail={NOTHING} />,
  );
  const [row] = screen.getAllByRole('listitem');
  expect(within(row as HTMLElement).getByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Keep|Dismiss)/ })).toBeNull();
});

// §d.ideas.5
test('an idea leads to the wizard and a brief, and can be kept and dismissed', async () => {
  const changed = jest.fn();
  const kept = anIdea({ id: idOf(64), text: 'tea & milk', state: 'kept' });
  draw(
    <IdeasView {...someIdeas({ ideas: [anIdea(), kept] })} onChange={changed} onMail={NOTHING} />,
  );
  expect(screen.getByRole('link', { name: 'Write about “tea & milk”' })).toHaveAttribute(
    'href',
    '/articles/create?keyphrase=tea%20%26%20milk',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep clean a coffee grinder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep tea & milk', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss tea & milk' }));
  expect(changed.mock.calls).toEqual([
    [idOf(63), 'kept'],
    [idOf(64), 'new'],
    [idOf(64), 'dismissed'],
  ]);
});

test('without ideas, it says where they come from and when; many are shown on request', async () => {
  const { unmount } = draw(
    <IdeasView {...someIdeas({ ideas: [], week: null })} onChange={null} onMail={NOTHING} />,
  );
  expect(screen.getByText(/Ideas come from/)).toBeVisible();
  expect(screen.getByText(/The next ideas come on Monday, May 11/)).toBeVisible();
  unmount();
  const many = Array.from({ length: 7 }, (_, at) => anIdea({ id: idOf(70 + at), text: `${at}` }));
  draw(<IdeasView {...someIdeas({ ideas: many })} onChange={null} onMail={NOTHING} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

// §d.ideas.6
test('who may have them by e-mail asks for it and ends it; nobody else is offered it', async () => {
  const asked = jest.fn();
  const mail = { isPossible: true, isWanted: false, address: 'ann@example.com' };
  const view = (change: Partial<typeof mail>) => (
    <IdeasView {...someIdeas({ mail: { ...mail, ...change } })} onChange={null} onMail={asked} />
  );
  const { unmount } = draw(view({}));
  await userEvent.click(screen.getByRole('button', { name: 'Get them by e-mail' }));
  unmount();
  const wanted = draw(view({ isWanted: true }));
  expect(screen.getByText(/by e-mail to ann@example.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the e-mails' }));
  expect(asked.mock.calls).toEqual([[true], [false]]);
  wanted.unmount();
  draw(view({ isPossible: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
