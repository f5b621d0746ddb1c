/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { EMPTY_BODY } from '#domain/article/body.ts';
import type { TermLine } from '#domain/seo/report/competition.ts';
import { TermsPanel } from '#src/features/seo/terms/TermsPanel.tsx';
import { TermsView } from '#src/features/seo/terms/TermsView.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { aReportContext } from '#tests/support/factories.ts';

const line = (term: string, more: Partial<TermLine> = {}): TermLine => ({
  term,
  tier: 'must',
  uses: 2,
  low: 3,
  high: 5,
  isInHeading: false,
  headingShare: 0,
  next: 0.8,
  isStuffed: false,
  ...more,
});

function drawTerms(props: Partial<ComponentProps<typeof TermsView>> = {}) {
  const onAdd = jest.fn<ComponentProps<typeof TermsView>['onAdd']>(() => true);
  const acts = { onMark: jest.fn(), onHide: jest.fn(), onAdd, onRemove: jest.fn() };
  render(
    <TestUi>
      <TermsView
        coverage={null}
        watched={[]}
        pinned=""
        language="en"
        marked={null}
        failure={null}
        {...acts}
        {...props}
      />
    </TestUi>,
  );
  return acts;
}

// §d.terms.1 §d.terms.4
test('each term is one sentence for screen readers, in its tier; pinned ones come first', async () => {
  const terms = [line('lug depth'), line('sole', { tier: 'additional', next: -0.2 })];
  const { onMark, onAdd, onRemove } = drawTerms({
    coverage: { competitionId: 'c', score: 41.4, terms },
    pinned: 'Sole',
  });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Pinned', 'Must have']);
  await userEvent.click(
    screen.getByRole('button', {
      name: 'lug depth: used 2 times, usual are 3 to 5, must have, 1 more. Mark “lug depth” in the text',
    }),
  );
  expect(onMark).toHaveBeenCalledWith('lug depth');
  await userEvent.click(screen.getByRole('button', { name: /^“lug depth” is unwanted/ }));
  expect(onAdd).toHaveBeenCalledWith('bannedTerms', 'lug depth');
  await userEvent.click(screen.getByRole('button', { name: 'Unpin “sole”' }));
  expect(onRemove).toHaveBeenCalledWith('pinnedTerms', 'sole');
});

// §d.terms.9
test('no row shows a fraction or a negative figure, and above the range is red only where it reads as stuffing', () => {
  const above = { uses: 9, low: 3, high: 5, next: -0.4 };
  drawTerms({
    coverage: {
      competitionId: 'c',
      score: 41.4,
      terms: [line('lug depth', above), line('sole', { ...above, uses: 40, isStuffed: true })],
    },
  });
  const rowOf = (term: string) => screen.getByText(term).closest('li') as HTMLElement;
  expect(rowOf('lug depth').textContent).toContain('9 of 3–5');
  for (const term of ['lug depth', 'sole'])
    expect(rowOf(term).textContent).not.toMatch(/[−-]\d|\d\.\d/);
  const barOf = (term: string) => rowOf(term).querySelector('svg')?.getAttribute('data-state');
  expect(barOf('lug depth')).toBe('within');
  expect(barOf('sole')).toBe('above');
  expect(within(rowOf('sole')).getByText('reads as stuffing')).toBeInTheDocument();
});

// §d.terms.2 §d.terms.3
test('without competitors only the terms of the writer are counted, and it says so', async () => {
  const { onAdd, onRemove } = drawTerms({
    watched: [
      { term: 'cheap', kind: 'unwanted', uses: 1, isInHeading: false },
      { term: 'moka', kind: 'own', uses: 0, isInHeading: false },
    ],
  });
  expect(screen.getByText(/no analysis of competitors yet/)).toBeVisible();
  expect(
    screen.getByRole('button', { name: /cheap: used once, although it is unwanted/ }),
  ).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Add a term of your own' }),
    'ratio{Enter}',
  );
  expect(onAdd).toHaveBeenCalledWith('ownTerms', 'ratio');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “cheap”' }));
  expect(onRemove).toHaveBeenCalledWith('bannedTerms', 'cheap');
  await userEvent.type(screen.getByRole('textbox', { name: 'Filter' }), 'mok');
  expect(screen.queryByText('cheap')).toBeNull();
  const own = screen.getByRole('heading', { name: 'Your terms' }).closest('section');
  expect(within(own as HTMLElement).getByText('moka')).toBeVisible();
});

test('a term that there is no room for stays in the field, and the field says so', async () => {
  drawTerms({ onAdd: () => false });
  const field = screen.getByRole('textbox', { name: 'Add a term of your own' });
  await userEvent.type(field, 'ratio{Enter}');
  expect(field).toHaveValue('ratio');
  expect(screen.getByText(/no room for more terms/)).toBeVisible();
});

// §d.terms.8
test('a text that cannot be read is said, and can be read again', async () => {
  const { store, actions } = draw(<TermsPanel articleId="a" onReveal={() => {}} />);
  const subject = { body: EMPTY_BODY, ...aReportContext() };
  act(() => {
    store.dispatch(articleReport.changed({ articleId: 'a' }));
    store.dispatch(articleReport.started({ articleId: 'a', subject }));
    store.dispatch(articleReport.failed({ articleId: 'a' }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actions).toContainEqual(articleReport.retryRequested({ articleId: 'a' }));
});
