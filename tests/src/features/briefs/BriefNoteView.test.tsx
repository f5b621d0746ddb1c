/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BriefNoteView } from '#src/features/briefs/BriefNoteView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { aBrief, aBriefData } from '#tests/support/factories.ts';

// §d.briefs.5
test('a due day is sent once, when its field is left', () => {
  const onChange = jest.fn();
  render(
    <TestUi>
      <BriefNoteView
        {...{ brief: aBrief({ dueOn: null }), facts: aBriefData(), isBusy: false, onChange }}
        onWrite={() => undefined}
      />
    </TestUi>,
  );
  const field = screen.getByLabelText('Due on');
  for (const value of ['0002-12-24', '0020-12-24', '2026-12-24'])
    fireEvent.change(field, { target: { value } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[{ dueOn: '2026-12-24' }]]);
});
