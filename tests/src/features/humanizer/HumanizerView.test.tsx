/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignName } from '#contract/humanizer/humanizer.route.ts';
import { bodyOf } from '#domain/article/body.ts';
import { grammarOf } from '#src/features/humanizer/grammar.ts';
import { HumanizerView, type HumanizerViewProps } from '#src/features/humanizer/HumanizerView.tsx';
import { humanizerTexts as copy } from '#src/features/humanizer/humanizer.copy.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { aHumanizerCheck, idOf } from '#tests/support/factories.ts';

const PLACE = {
  blockId: 'a',
  unit: 0,
  start: 0,
  end: 7,
  was: 'utilize',
  now: 'use',
};
const CHECK = aHumanizerCheck({
  report: {
    scorerVersion: '1',
    words: 240,
    score: 31.4,
    notScored: null,
    lines: [
      { name: 'hedges', value: null, wanted: 1, cost: 0, places: [] },
      { name: 'phrases', value: 2.1, wanted: 0.4, cost: 4.2, places: [PLACE] },
      { name: 'concrete', value: 3.5, wanted: 2.5, cost: 0, places: [] },
    ],
  },
});

const REWRITE: Proposal = {
  status: 'ready',
  id: idOf(70),
  articleId: idOf(9),
  workspaceId: idOf(1),
  task: { name: 'humanize' },
  place: { type: 'blocks', blockIds: ['a'] },
  was: [{ id: 'a', html: '<p>We utilize 12 jars.</p>' }],
  jobId: idOf(71),
  isOutdated: false,
  isCopied: null,
  left: [],
  alternatives: [
    {
      blocks: ['<p>We use 12 jars.</p>'],
      isComplete: true,
      protection: {
        kept: { figure: 1, name: 0, quote: 0, link: 0 },
        putBack: [{ kind: 'figure', kept: '12', wrote: '13' }],
        refused: 0,
      },
    },
  ],
};

function show(change: Partial<HumanizerViewProps> = {}) {
  const props = {
    state: { status: 'idle' },
    check: CHECK,
    isStale: false,
    canWrite: true,
    hasModel: true,
    grammar: [],
    passages: [{ blockId: 'b', text: 'Another passage.', places: 2 }],
    rewrites: [],
    scoreCost: null,
    rewriteCost: null,
    onCheck: jest.fn(),
    onGrammarRetry: jest.fn(),
    onShow: jest.fn(),
    onChange: jest.fn(),
    onRewrite: jest.fn(),
    onAccept: jest.fn(),
    onStop: jest.fn(),
    onDiscard: jest.fn(),
    ...change,
  } satisfies HumanizerViewProps;
  render(
    <TestUi>
      <HumanizerView {...props} />
    </TestUi>,
  );
  return props;
}

// §d.humanizer.7
test('beside the score stands what it does not say, and how often such detectors are wrong', () => {
  show();
  expect(screen.getByText('31')).toBeInTheDocument();
  expect(screen.getByText('It reads like the first answer of a model.')).toBeInTheDocument();
  expect(screen.getByText(/not who wrote it.*61 %.*Liang/)).toBeInTheDocument();
  expect(screen.getByText('2 of 3 signs are known in this language.')).toBeInTheDocument();
});

// §d.sums.1
test('what the signs take off is together what the score lacks of 100', () => {
  const sign = (name: SignName, cost: number) =>
    ({ name, value: 1, wanted: 0, cost, places: [] }) as const;
  const lines = [sign('phrases', 1), sign('hedges', 1), sign('markers', 1), sign('starts', 0)];
  show({ check: { ...CHECK, report: { ...CHECK.report, score: 62.4, lines } } });
  const points = screen.getAllByText(/^−\d/).map((part) => Number(part.textContent.slice(1)));
  expect(points).toEqual([12.7, 12.7, 12.6]);
  expect(screen.getByText('fine')).toBeVisible();
  expect(screen.getByText('Of 100 points, 38 are taken off: 62.')).toBeVisible();
});

// §d.humanizer.1 §d.humanizer.3
test('what costs most comes first; its places lead to the text and are changed by one click', async () => {
  const { onShow, onChange } = show();
  const names = screen.getAllByText(/^Phrases that models like$|^Figures, names/);
  expect(names[0]).toHaveTextContent('Phrases');
  const user = userEvent.setup();
  await user.click(screen.getByText('1 place'));
  await user.click(screen.getByRole('button', { name: 'Change “utilize” to “use”' }));
  expect(onChange).toHaveBeenCalledWith([expect.objectContaining(PLACE)]);
  await user.click(screen.getByTitle('Show “utilize” in the text'));
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining(PLACE));
});

// §d.humanizer.5 §d.humanizer.6
test('a rewrite is a difference that says what was kept and what was put back', async () => {
  const { onAccept, onRewrite } = show({ rewrites: [REWRITE] });
  expect(screen.getByText('Kept: 1 figure.')).toBeInTheDocument();
  expect(screen.getByText('“13” in place of “12”')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onAccept).toHaveBeenCalledWith(REWRITE.id);
  await user.click(screen.getByRole('button', { name: 'Rewrite “Another passage.”' }));
  expect(onRewrite).toHaveBeenCalledWith('b');
});

// §d.humanizer.5
test('what a person has to look at stands beside the difference: new large words, names that are not checked', () => {
  const alternatives = REWRITE.alternatives.map((one) => ({
    ...one,
    protection: {
      kept: { figure: 0, name: 0, quote: 0, link: 0 },
      putBack: [],
      refused: 0,
      newWords: ['Scholz'],
      namesUnchecked: true,
    },
  }));
  show({ rewrites: [{ ...REWRITE, alternatives }] });
  expect(screen.getByRole('alert')).toHaveTextContent(/Check whether one is a name:Scholz/);
  expect(screen.getByText(/Names are not checked/)).toBeInTheDocument();
});

// §d.humanizer.6
test('a rewrite is there without a check too; one that was stopped says so, and does not blame a missing model', () => {
  const stopped: Proposal = { ...REWRITE, id: idOf(72), alternatives: [] };
  show({ check: null, passages: [], rewrites: [REWRITE, stopped] });
  expect(screen.getByText('Kept: 1 figure.')).toBeInTheDocument();
  expect(screen.getByText('Stopped; nothing was written.')).toBeInTheDocument();
  expect(screen.queryByText('No passage stands out.')).toBeNull();
});

test('without a model, a rewrite that is empty says that there is nothing to change', () => {
  show({ hasModel: false, rewrites: [{ ...REWRITE, alternatives: [] }] });
  expect(screen.getByText(/nothing to change in this passage without a model/)).toBeInTheDocument();
});

test('a text that is not scored has a dash and the reason; readers cannot check it', () => {
  const report = { ...CHECK.report, score: null, notScored: 'short', lines: [] } as const;
  show({ check: { ...CHECK, report }, canWrite: false });
  expect(screen.getByText('–')).toBeInTheDocument();
  expect(screen.getByText(/fewer than 100 words/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('before the first check nothing is said about the text', () => {
  show({ check: null });
  const section = screen.getByRole('heading', { name: 'Humanizer score' }).parentElement;
  expect(within(section ?? document.body).getByRole('button')).toHaveTextContent('Check the text');
});

// §d.humanizer.8
test('changes of the checker are made by a click; where it does not check, that is said', async () => {
  const label = 'Say it so.';
  const finding = 'style' as const;
  const edit = { blockId: 'b', unit: 0, start: 3, end: 5, was: 'of', now: 'have', label, finding };
  const { onChange } = show({ grammar: [edit] });
  const section = screen.getByRole('heading', { name: copy.grammar }).parentElement as HTMLElement;
  await userEvent.click(within(section).getByRole('button', { name: /^Change “of” to “have”/ }));
  expect(within(section).getByText('Style advice')).toBeVisible(); // §d.spelling.4
  expect(onChange).toHaveBeenCalledWith([edit]);
  cleanup();
  for (const grammar of ['language', 'off', 'device'] as const) {
    show({ grammar });
    expect(screen.getByText(copy.grammarNot[grammar])).toBeVisible();
    expect(screen.queryByText(copy.grammarNone)).toBeNull();
    cleanup();
  }
});

// §d.humanizer.8
test('before the text is checked, and when it cannot be, nothing is said of what was found', async () => {
  show({ grammar: 'checking' });
  expect(screen.getByText(copy.grammarNot.checking)).toBeVisible();
  expect(screen.queryByText(copy.grammarNone)).toBeNull();
  cleanup();
  const { onGrammarRetry } = show({ grammar: 'failed' });
  expect(screen.getByText(copy.grammarNot.failed)).toBeVisible();
  expect(screen.queryByText(copy.grammarNone)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: copy.grammarRetry }));
  expect(onGrammarRetry).toHaveBeenCalledTimes(1);
});

// §d.humanizer.8
test('the checker has found nothing only when it has read the whole text', () => {
  const body = bodyOf([{ id: 'b', html: '<p>We know jars.</p>' }]);
  const begun = spelling.reducer(undefined, { type: 'none' });
  const found = { 'We know jars.': [] };
  expect(grammarOf(begun, body, 'en')).toBe('checking');
  expect(grammarOf({ ...begun, found, due: ['Cells'] }, body, 'en')).toBe('checking');
  expect(grammarOf({ ...begun, found, status: 'failed' }, body, 'en')).toBe('failed');
  expect(grammarOf({ ...begun, found }, body, 'en')).toEqual([]);
  expect(grammarOf({ ...begun, found, isOn: false }, body, 'en')).toBe('off');
  expect(grammarOf({ ...begun, found }, body, 'de')).toBe('language');
});
