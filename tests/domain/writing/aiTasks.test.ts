import { expect, test } from '@jest/globals';
import { aiTaskOf } from '#domain/writing/aiTasks.ts';
import { draftTask, passageTask, sectionTask } from '#tests/support/engineRun.ts';

const written = (at: number) => ({ jobId: 'job', at, html: `<p>${at}</p>` });
const OLD = [
  { id: 'b', html: '<p>Old.</p>' },
  { id: 'c', html: '<p>Older.</p>' },
];
const REMOVALS = OLD.map((block) => ({ type: 'remove', ...block }));

test.each([
  ['a draft begins at the start of the article', draftTask(), null],
  ['a section begins after its heading', sectionTask({ blocks: OLD }), 'h'],
  [
    'more of a section begins behind it',
    sectionTask({ blocks: OLD, extent: 'more' }),
    OLD.at(-1)?.id,
  ],
  [
    'more of an empty section begins after its heading',
    sectionTask({ blocks: [], extent: 'more' }),
    'h',
  ],
  ['a passage at a caret begins after the block above', passageTask({ blocks: [] }), 'h'],
  ['a passage over blocks begins after the last of them', passageTask({ blocks: OLD }), 'c'],
])('%s, and each further block follows the previous one', (_title, task, after) => {
  const { place, apply } = aiTaskOf(task);
  const put = (at: number) => apply.put(place(task), written(at));
  expect(put(0)).toEqual({ type: 'put', id: 'job-0', after, html: '<p>0</p>' });
  expect(put(1)).toEqual({ type: 'put', id: 'job-1', after: 'job-0', html: '<p>1</p>' });
});

test.each([
  ['a draft replaces nothing', draftTask(), []],
  ['a section replaces what stood under its heading', sectionTask({ blocks: OLD }), REMOVALS],
  ['more of a section replaces nothing', sectionTask({ blocks: OLD, extent: 'more' }), []],
  ['a passage replaces the blocks it was written over', passageTask({ blocks: OLD }), REMOVALS],
])('%s', (_title, task, changes) => {
  const { place, apply } = aiTaskOf(task);
  expect(apply.finish(place(task), written(1))).toEqual(changes);
});

test('a passage within a paragraph keeps what it replaces until it is complete', () => {
  const block = { id: 'p', html: '<p>One two three.</p>' };
  const within = { block, before: 'One ', selected: 'two', behind: ' three.' };
  const task = passageTask({ blocks: [], within });
  const { place, apply } = aiTaskOf(task);
  const put = { type: 'put', id: 'p', after: 'h', was: block.html };
  const last = { jobId: 'job', at: 0, html: '2' };
  expect(apply.put(place(task), last)).toEqual({ ...put, html: '<p>One 2 two three.</p>' });
  expect(apply.finish(place(task), last)).toEqual([{ ...put, html: '<p>One 2 three.</p>' }]);
  expect(apply.finish(place(task), null)).toEqual([]);
});

test('a draft counts as an article, a section or passage as an AI feature', () => {
  const limits = [draftTask(), sectionTask(), passageTask()].map((task) => aiTaskOf(task).limit);
  expect(limits).toEqual(['article', 'aiFeatures', 'aiFeatures']);
});
