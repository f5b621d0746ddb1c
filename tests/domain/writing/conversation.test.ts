import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import {
  answerAfter,
  answeredEvent,
  NO_ANSWER,
  pathOf,
  turnsBefore,
} from '#domain/writing/conversation.ts';

const blocks = fc.array(fc.constantFrom('<p>a</p>', '<p>b</p>', '<p>ab</p>'), { maxLength: 5 });

// §d.chat.1
test('the events of an answer make it again, however it grew, shrank or began anew', () => {
  fc.assert(
    fc.property(fc.array(blocks, { minLength: 1 }), (steps) => {
      let sent: readonly string[] = [];
      const events: GenerationEvent[] = [];
      for (const step of steps) {
        const event = answeredEvent(step, sent);
        if (event !== null) events.push(event);
        sent = step;
      }
      expect(answerAfter(NO_ANSWER, events).blocks).toEqual(sent);
      // A follower that begins again from the first event ends up the same.
      const again = answerAfter(answerAfter(NO_ANSWER, events), events);
      expect(again.blocks).toEqual(sent);
    }),
  );
});

test('an answer that has not changed is not sent', () => {
  expect(answeredEvent(['<p>a</p>'], ['<p>a</p>'])).toBeNull();
});

/** A tree: each turn follows an earlier one, or none. */
const trees = fc.array(fc.nat(), { maxLength: 12 }).map((picks) =>
  picks.map((pick, at) => {
    const parent = pick % (at + 1);
    return { id: `t${at}`, parentId: parent === at ? null : `t${parent}` };
  }),
);

// §d.chat.7
test('every version can be shown, with the turns that it follows', () => {
  fc.assert(
    fc.property(trees, (turns) => {
      for (const turn of turns) {
        const before = turnsBefore(turns, turn.parentId);
        const chosen = Object.fromEntries(
          [...before, turn].map(({ id, parentId }) => [parentId ?? '', id]),
        );
        const path = pathOf(turns, chosen).map((shown) => shown.turn);
        expect(path.slice(0, before.length + 1)).toEqual([...before, turn]);
      }
    }),
  );
});

// §d.chat.7
test('the newest version is shown unless another one is chosen', () => {
  const turns = [
    { id: 'a', parentId: null },
    { id: 'a1', parentId: 'a' },
    { id: 'b', parentId: null },
  ];
  const shown = (chosen: Record<string, string>) =>
    pathOf(turns, chosen).map(({ turn, versions }) => [turn.id, versions.length]);
  expect(shown({})).toEqual([['b', 2]]);
  expect(shown({ '': 'a' })).toEqual([
    ['a', 2],
    ['a1', 1],
  ]);
});

test('a damaged tree ends', () => {
  const turns = [{ id: 'a', parentId: 'a' }];
  expect(pathOf(turns, {})).toEqual([]);
  expect(turnsBefore(turns, 'a')).toEqual(turns);
});
