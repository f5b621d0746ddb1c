/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';
import { put } from '#tests/src/editor/support/openSession.ts';

test.each(['keyDown', 'mouseDown'] as const)(
  'after a drag whose end was missed, what is typed is in the article (%s)',
  (next) => {
    const { box, session, type, moveTo } = mountEditor();
    act(() => void session.apply({ ops: [put('first', null, '<p>one</p>')], run: null }));
    moveTo(3);
    act(() => {
      fireEvent.dragEnter(box);
      fireEvent.dragOver(box);
      fireEvent[next](box, { key: 'x', keyCode: 88 });
    });
    type('x');
    expect(session.body().html).toEqual({ first: '<p>onex</p>' });
  },
);
