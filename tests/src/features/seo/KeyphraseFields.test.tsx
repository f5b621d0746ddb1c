/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf, EMPTY_BODY } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { KeyphraseFields } from '#src/features/seo/KeyphraseFields.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { aReport, aReportContext, aSetup, WORKSPACE_ID } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const articleId = 'a1';

function open() {
  const { store } = draw(<KeyphraseFields articleId={articleId} />);
  const body = bodyOf([{ id: 'b1', html: '<p>Coffee is hot.</p>' }]);
  const article = { version: 1, title: '', fields: NO_FIELDS, body };
  act(() => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
    store.dispatch(folderSetup.opened());
    store.dispatch(articleSave.opened({ articleId, workspaceId: WORKSPACE_ID, article }));
    store.dispatch(articleReport.changed({ articleId }));
    store.dispatch(
      articleReport.started({ articleId, subject: { body: EMPTY_BODY, ...aReportContext() } }),
    );
    const report = aReport({ keyphraseIdeas: ['coffee grinder', 'espresso'] });
    store.dispatch(articleReport.analysed({ articleId, report }));
  });
  return () => articleSave.selectDraft(store.getState(), articleId)?.fields;
}

// §d.keyphrase.1 §d.keyphrase.2
test('the keyphrase is an edit of the article; the text suggests some until there is one', async () => {
  const fields = open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Use “coffee grinder” as the keyphrase' }),
  );
  expect(fields()).toMatchObject({ keyphrase: 'coffee grinder' });
  expect(screen.queryByRole('button', { name: /espresso/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Other keywords' }), 'burrs, moka pot');
  expect(fields()).toMatchObject({ keyphrase: 'coffee grinder', keywords: 'burrs, moka pot' });
});
