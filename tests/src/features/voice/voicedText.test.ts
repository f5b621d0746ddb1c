import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { opsOfEdits, type TextEdit } from '#domain/article/textEdit.ts';
import { voicedText } from '#src/features/voice/voicedText.ts';
import type { Proposal } from '#store/writing/proposal.slice.ts';
import { idOf } from '#tests/support/factories.ts';

const WAS = '<p>We utilize tin and really utilize glass.</p>';
const NOW = '<p>We use tin and use glass.</p>';
const aText = (html = NOW): Proposal => ({
  status: 'ready',
  id: idOf(70),
  articleId: idOf(9),
  workspaceId: idOf(1),
  task: { name: 'inVoice' },
  place: { type: 'blocks', blockIds: ['a'] },
  was: [{ id: 'a', html: WAS }],
  jobId: idOf(71),
  isOutdated: false,
  isCopied: null,
  left: [],
  alternatives: [{ blocks: [html], isComplete: true }],
});

const made = (html: string, edits: readonly TextEdit[] | null): string => {
  const [op] = opsOfEdits(bodyOf([{ id: 'a', html }]), edits ?? []) ?? [];
  return op?.op === 'put' ? op.html : html;
};

// §d.voice.11
test('changes that were made are gone, and nothing is lost by them', () => {
  const of = aText();
  const { edits } = voicedText(of, WAS);
  expect(edits?.map(({ was, now }) => [was, now])).toEqual([
    ['utilize', 'use'],
    ['really utilize', 'use'],
  ]);
  const half = made(WAS, edits?.slice(0, 1) ?? null);
  expect(voicedText(of, half)).toMatchObject({ edits: [{ at: 1 }], isChanged: false });
  expect(voicedText(of, NOW)).toMatchObject({ edits: [], left: 0, isChanged: false });
});

// §d.voice.11
test('changes whose words are others now are lost, which is known', () => {
  const of = aText();
  const typed = '<p>We employ tin and really utilize glass.</p>';
  expect(voicedText(of, typed)).toMatchObject({ edits: [{ at: 1 }], isChanged: true });
  expect(voicedText(of, '<p>Something else.</p>')).toMatchObject({ edits: [], isChanged: true });
  expect(voicedText(of, '')).toMatchObject({ edits: [], isChanged: true });
});

// §d.voice.11
test('what was left is counted as long as it could be made', () => {
  const of = { ...aText(), left: [0, 1] };
  expect(voicedText(of, WAS)).toMatchObject({ edits: [], left: 2 });
  const half = made(WAS, voicedText({ ...of, left: [] }, WAS).edits?.slice(0, 1) ?? null);
  expect(voicedText(of, half)).toMatchObject({ edits: [], left: 1, isChanged: false });
});

test('texts are compared once for each state of the passage', () => {
  const of = aText();
  const first = voicedText(of, WAS).edits;
  expect(voicedText({ ...of, status: 'ready' }, WAS).edits?.[0]).toBe(first?.[0]);
});

// §d.voice.11
test('a text in which only the formatting is another is taken as a whole', () => {
  const of = aText(WAS.replace('tin', '<strong>tin</strong>'));
  expect(voicedText(of, WAS)).toMatchObject({ edits: null, isChanged: false });
  expect(voicedText(of, NOW)).toMatchObject({ edits: null, isChanged: true });
});
