/** An import: the source is read on the device, shown, and becomes an article or the notes of one. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleImportSaga } from '#sagas/transfer/import.saga.ts';
import type { ConvertedDocument } from '#services/transfer/transfer.ports.ts';
import { router } from '#store/session/router.slice.ts';
import { articleImport } from '#store/transfer/import.slice.ts';
import { anArticle, idOf, noNetwork } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const READ: ConvertedDocument = {
  title: 'notes',
  language: 'de-AT',
  fields: {},
  losses: [],
  images: [],
  blocks: [{ html: '<h1>The sea</h1>' }, { html: '<p>It is wide.</p>' }],
};
const MADE = anArticle({ id: idOf(9) });
const page = () => inWorkspace({ pathname: '/import-article', route: 'importArticle' });
const ports = {
  documents: { convert: async () => READ },
  article: { postArticle: async () => MADE },
};
const pasted = articleImport.changed({ way: 'text', text: 'The sea\n\nIt is wide.' });

test('nothing is stored before the writer has seen what was read', async () => {
  const { callsOf, state } = await planOf(articleImportSaga, { state: page(), ports })
    .dispatch(pasted)
    .dispatch(articleImport.submitted())
    .during(1000);
  expect(articleImport.select(state)).toMatchObject({
    status: 'preview',
    imported: { title: 'The sea' },
  });
  expect(callsOf('article.postArticle')).toEqual([]);
});

test('a confirmed import is an article in the language of its source, and opens', async () => {
  const { callsOf } = await planOf(articleImportSaga, { state: page(), ports })
    .put(articleImport.created())
    .put(router.navigationRequested({ to: `/articles/${MADE.id}` }))
    .dispatch(pasted)
    .dispatch(articleImport.submitted())
    .delay(100)
    .dispatch(articleImport.confirmRequested({ purpose: 'article' }))
    .during(1000);
  const [sent] = callsOf('article.postArticle').map(
    ({ args: [of] }) =>
      (of as { body: { title: string; language: string; blocks: readonly object[] } }).body,
  );
  expect(sent).toMatchObject({ title: 'The sea', language: 'de' });
  expect(sent?.blocks.at(-1)).toMatchObject({
    html: '<p>It is wide.</p>',
    origins: [{ kind: 'imported' }],
  });
});

test('a source that cannot be read says why, and the form stays as it is', async () => {
  const refusing = { documents: { convert: async () => ({ refusal: 'empty' }) as const } };
  const { state } = await planOf(articleImportSaga, { state: page(), ports: refusing })
    .put(articleImport.refused({ refusal: 'empty' }))
    .dispatch(pasted)
    .dispatch(articleImport.submitted())
    .during(1000);
  expect(articleImport.select(state)).toMatchObject({ status: 'idle', source: { way: 'text' } });
});

test('after a lost answer the same import is the same request', async () => {
  const lost = { ...ports, article: { postArticle: () => Promise.reject(noNetwork) } };
  const confirmed = articleImport.confirmRequested({ purpose: 'article' });
  const { callsOf } = await planOf(articleImportSaga, { state: page(), ports: lost })
    .dispatch(pasted)
    .dispatch(articleImport.submitted())
    .delay(100)
    .dispatch(confirmed)
    .delay(100)
    .dispatch(confirmed)
    .during(1000);
  const [first, again] = callsOf('article.postArticle').map(({ args }) => args);
  expect(first).toBeDefined();
  expect(again).toEqual(first);
});
