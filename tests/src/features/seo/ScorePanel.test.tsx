/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { ScorePanel } from '#src/features/seo/ScorePanel.tsx';
import { panel as copy } from '#src/features/seo/score.copy.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aReport, aReportContext } from '#tests/support/factories.ts';
import { scored } from '#tests/support/scored.ts';

const of = { articleId: 'a' };

// §d.scorePanel.2
test('while the report is the same, none of its lines is rendered again', async () => {
  const store = configureStore({ reducer: rootReducer });
  const subject = { body: EMPTY_BODY, ...aReportContext() };
  const report = aReport(scored(['<p>Coffee is good.</p>']));
  store.dispatch(articleReport.changed(of));
  store.dispatch(articleReport.started({ ...of, subject }));
  store.dispatch(articleReport.analysed({ ...of, report }));
  draw(<ScorePanel articleId="a" onReveal={() => {}} />, '/', store);
  expect(screen.getByText(checkTexts.textLength.name)).toBeInTheDocument();
  const line = jest.spyOn(checkTexts.textLength, 'measured');
  await act(async () => {
    store.dispatch(articleReport.changed(of));
    store.dispatch(articleReport.started({ ...of, subject }));
    store.dispatch(articleReport.failed(of));
  });
  expect(screen.getByText(copy.failed)).toBeVisible();
  expect(line).not.toHaveBeenCalled();
});
