import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { FIX_TASKS, placeOfFix } from '#domain/seo/fixes/fixTasks.ts';
import type { CheckName } from '#domain/seo/report/report.ts';

const body = bodyOf([
  { id: 'title', html: '<h1>Coffee</h1>' },
  { id: 'image', html: '<figure><img src="/a.png" alt="a"></figure>' },
  { id: 'long', html: `<p>${'a'.repeat(7000)}</p>` },
  { id: 'short', html: '<p>It is said.</p>' },
]);
const placeFor = (name: CheckName, ...blockIds: string[]) => {
  const task = FIX_TASKS[name];
  const places = blockIds.map((blockId) => ({ blockId, range: null }));
  return task && placeOfFix(task, { places }, body);
};

// §d.fixes.7
test('a task of the text is for the first place that it can rewrite', () => {
  const short = { type: 'blocks', blockIds: ['short'] };
  expect(placeFor('passiveVoice', 'gone', 'image', 'long', 'short')).toEqual(short);
  expect(placeFor('passiveVoice', 'gone', 'image', 'long')).toBeNull();
});

// §d.fixes.7
test('an introduction goes behind the title, questions to the end', () => {
  expect(placeFor('keyphraseInIntroduction')).toEqual({ type: 'behind', blockId: 'title' });
  expect(placeFor('questionHeadings')).toEqual({ type: 'behind', blockId: 'short' });
});
