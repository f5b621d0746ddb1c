/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { FixChange } from '#domain/seo/report/report.ts';
import { slotHtml } from '#html/slot.ts';
import { FixView } from '#src/features/seo/fixes/FixView.tsx';
import { fixes as copy } from '#src/features/seo/fixes/fixes.copy.ts';
import { slotTexts } from '#src/features/seo/fixes/slots.copy.ts';
import { draw } from '#tests/src/support/draw.tsx';

function drawFix(change: FixChange, slot = '') {
  const acts = { onApply: jest.fn(), onLeave: jest.fn() };
  draw(
    <FixView
      name="Slug"
      slot={slot}
      fields={{ ...NO_FIELDS, slug: 'old' }}
      {...{ change }}
      {...acts}
    />,
  );
  return acts;
}

// §d.fixes.4
test('a fix is a difference, and nothing is made before it is accepted with the keyboard', async () => {
  const { onApply, onLeave } = drawFix({ type: 'fields', fields: { slug: 'new' } });
  const card = screen.getByRole('region', { name: 'Fix of: Slug' });
  expect(card.querySelector('del')).toHaveTextContent('old');
  expect(card.querySelector('ins')).toHaveTextContent('new');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onApply).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

// §d.fixes.3
test('a slot says that only the writer knows, and what it will ask for', () => {
  const change = { type: 'slot', ask: 'definition', blockId: null } as const;
  drawFix(change, slotHtml(slotTexts('definition', 'lug depth', 'en')));
  expect(screen.getByText(copy.slot)).toBeVisible();
  expect(screen.getByRole('region')).toHaveTextContent(
    'say in one sentence what it is: “lug depth”',
  );
});
