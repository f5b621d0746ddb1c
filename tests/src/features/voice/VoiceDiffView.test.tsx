/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoiceDiffView, type VoiceDiffViewProps } from '#src/features/voice/VoiceDiffView.tsx';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { idOf } from '#tests/support/factories.ts';

const EDIT = { blockId: 'a', unit: 0, start: 3, end: 10, was: 'utilize', now: 'use', at: 0 };
const VOICED = {
  status: 'ready',
  id: idOf(70),
  articleId: idOf(9),
  workspaceId: idOf(1),
  task: { name: 'inVoice' },
  place: { type: 'blocks', blockIds: ['a'] },
  was: [{ id: 'a', html: '<p>We utilize jars.</p>' }],
  jobId: idOf(71),
  isOutdated: false,
  isCopied: null,
  left: [],
  alternatives: [{ blocks: ['<p>We use jars.</p>'], isComplete: true }],
} satisfies Proposal;

function show(change: Partial<VoiceDiffViewProps> = {}) {
  const props = {
    passages: [
      { blockId: 'a', text: 'We utilize jars.', score: null },
      { blockId: 'b', text: 'Another passage.', score: 31.6 },
    ],
    voiced: [],
    hasModel: true,
    cost: null,
    onShow: jest.fn(),
    onAsk: jest.fn(),
    onChange: jest.fn(),
    onLeave: jest.fn(),
    onAccept: jest.fn(),
    onStop: jest.fn(),
    onDiscard: jest.fn(),
    ...change,
  } satisfies VoiceDiffViewProps;
  render(
    <TestUi>
      <VoiceDiffView {...props} />
    </TestUi>,
  );
  return props;
}
const press = (name: string | RegExp) =>
  userEvent.setup().click(screen.getByRole('button', { name }));

// §d.voice.10
test('a passage is asked for by a click; a match that is not known is a dash', async () => {
  const { onAsk } = show();
  expect(screen.getByText('Match: – (too short)')).toBeVisible();
  expect(screen.getByText('Match: 32')).toBeVisible();
  await press('Say in this voice: “Another passage.”');
  expect(onAsk).toHaveBeenCalledWith('b');
});

// §d.voice.11
test('each change is made or left by itself', async () => {
  const { onChange, onLeave } = show({ voiced: [{ proposal: VOICED, edits: [EDIT] }] });
  expect(screen.queryByRole('button', { name: /Say in this voice: “We/ })).toBeNull();
  await press('Change “utilize” to “use”');
  expect(onChange).toHaveBeenCalledWith(VOICED, [expect.objectContaining({ now: 'use' })]);
  await press('Leave it: “utilize”');
  expect(onLeave).toHaveBeenCalledWith(VOICED, 0);
});

// §d.voice.11
test('a rewrite with other paragraphs is accepted as a whole', async () => {
  const { onAccept } = show({ voiced: [{ proposal: VOICED, edits: null }] });
  await press('Accept');
  expect(onAccept).toHaveBeenCalledWith(VOICED);
});

test.each([
  ['writing', { status: 'writing', alternatives: [] }, 'Writing…'],
  ['is done', {}, 'No change is left.'],
  [
    'changes nothing',
    { alternatives: [{ blocks: ['<p>We utilize jars.</p>'], isComplete: true }] },
    'This passage sounds like the voice already.',
  ],
  ['was stopped', { alternatives: [] }, 'Stopped; nothing was written.'],
] as const)('a text that %s says so', (_, change, text) => {
  show({ voiced: [{ proposal: { ...VOICED, ...change }, edits: [] }] });
  expect(screen.getByText(text)).toBeVisible();
});
