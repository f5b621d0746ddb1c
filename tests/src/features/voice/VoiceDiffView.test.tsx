/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

const TEXT = { proposal: VOICED, edits: [EDIT], left: 0, isChanged: false };

function show(change: Partial<VoiceDiffViewProps> = {}) {
  const props = {
    passages: [
      { blockId: 'a', text: 'We utilize jars.', score: null },
      { blockId: 'b', text: 'Another passage.', score: 31.6 },
    ],
    voices: [{ id: idOf(40), name: 'House voice' }],
    voiceId: idOf(40),
    voiced: [],
    hasModel: true,
    cost: null,
    onShow: jest.fn(),
    onAsk: jest.fn(),
    onChange: jest.fn(),
    onLeave: jest.fn(),
    onShowLeft: jest.fn(),
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
  const { onChange, onLeave } = show({ voiced: [TEXT] });
  expect(screen.queryByRole('button', { name: /Say in this voice: “We/ })).toBeNull();
  await press('Change “utilize” to “use”');
  expect(onChange).toHaveBeenCalledWith(VOICED, [expect.objectContaining({ now: 'use' })]);
  await press('Leave it: “utilize”');
  expect(onLeave).toHaveBeenCalledWith(VOICED, 0);
});

// §d.voice.11
test('a rewrite with other paragraphs is accepted as a whole', async () => {
  const { onAccept } = show({ voiced: [{ ...TEXT, edits: null }] });
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
  show({ voiced: [{ ...TEXT, proposal: { ...VOICED, ...change }, edits: [] }] });
  expect(screen.getByText(text)).toBeVisible();
});

// §d.voice.11
test('changes of words that are others now are outdated, not done', () => {
  show({ voiced: [{ ...TEXT, edits: [], isChanged: true }] });
  expect(screen.getByRole('alert')).toHaveTextContent('This passage has changed since. Ask again.');
  expect(screen.queryByText('No change is left.')).toBeNull();
});

// §d.voice.11
test('a whole text is not put over words that are others now', () => {
  show({ voiced: [{ ...TEXT, edits: null, isChanged: true }] });
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

// §d.voice.11
test('what was left is shown again', async () => {
  const { onShowLeft } = show({ voiced: [{ ...TEXT, edits: [], left: 2 }] });
  expect(screen.queryByText('No change is left.')).toBeNull();
  await press('2 left: show again');
  expect(onShowLeft).toHaveBeenCalledWith(VOICED);
});

// §d.voice.10
test('what was asked for stays, named with its voice, while nothing can be asked for', () => {
  const earlier = { ...TEXT, proposal: { ...VOICED, voiceId: idOf(41) } };
  show({ passages: null, voiceId: null, voiced: [earlier] });
  expect(screen.getByRole('button', { name: 'Change “utilize” to “use”' })).toBeVisible();
  expect(screen.getByText('In a voice that was deleted')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Say in this voice/ })).toBeNull();
});

// §d.voice.10
test('the same passage can be asked for in another voice', () => {
  const ofHouse = { ...TEXT, proposal: { ...VOICED, voiceId: idOf(40) } };
  show({ voiceId: idOf(41), voiced: [ofHouse] });
  expect(screen.getByText('In the voice “House voice”')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Say in this voice: “We utilize jars.”' }),
  ).toBeVisible();
});

const OTHER = { ...EDIT, at: 1, start: 15, end: 18, was: 'tin', now: 'glass' };

function Asking() {
  const [edits, setEdits] = useState([EDIT, OTHER]);
  const [voiced, setVoiced] = useState<VoiceDiffViewProps['voiced']>([]);
  const without = (at: number) => setEdits(edits.filter((one) => one.at !== at));
  const noop = () => undefined;
  return (
    <TestUi>
      <VoiceDiffView
        passages={[{ blockId: 'a', text: 'We utilize tin.', score: 1 }]}
        {...{ voices: [], voiceId: null, hasModel: true, cost: null }}
        voiced={voiced.map((one) => ({ ...one, edits }))}
        onAsk={() => setVoiced([TEXT])}
        onChange={(_, [made]) => without(made?.start === EDIT.start ? 0 : 1)}
        onLeave={(_, at) => without(at)}
        onDiscard={() => setVoiced([])}
        {...{ onShow: noop, onShowLeft: noop, onAccept: noop, onStop: noop }}
      />
    </TestUi>
  );
}

// §d.voice.11
test('the focus goes on where a button goes away: to the next row, the next button, the heading', async () => {
  render(<Asking />);
  const hasFocus = (name: string | RegExp, role = 'button') =>
    waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await hasFocus('Say it in this voice', 'heading');
  screen.getByRole('button', { name: 'Change “utilize” to “use”' }).focus();
  await user.keyboard('{Enter}');
  await hasFocus('Change “tin” to “glass”');
  await user.tab();
  await hasFocus('Leave it: “tin”');
  await user.keyboard('{Enter}');
  await hasFocus('Close');
  await user.keyboard('{Enter}');
  await hasFocus('Say it in this voice', 'heading');
});
