import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import type { KeyphraseList } from '#domain/topics/keyphraseFile.ts';
import { topicFormSaga } from '#sagas/topics/topicForm.saga.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const LIST: KeyphraseList = { source: 'file', rows: [], columns: ['phrase'], notes: NO_NOTES };

/** A page that reads files in the order in which the test gives their lists. */
function setup() {
  const read = new Map<string, ReturnType<typeof deferred<KeyphraseList>>>();
  const keyphrases = ({ fileId }: { readonly fileId: string }) => {
    const list = deferred<KeyphraseList>();
    read.set(fileId, list);
    return list.promise;
  };
  const page = startWorkflows({ topicForm: topicFormSaga }, { documents: { keyphrases } });
  return {
    ...page,
    read,
    form: () => topicForm.select(page.state()),
    choose(fileId: string) {
      page.dispatch(topicForm.fileChosen({ fileId, name: `${fileId}.csv` }));
    },
  };
}

test('a list that cannot be read now is told, and can be chosen again', async () => {
  const page = setup();
  page.choose('first');
  page.read.get('first')?.reject(noNetwork);
  await page.pass();
  expect(page.form()).toMatchObject({ status: 'editing', list: null, error: { kind: 'network' } });
  page.choose('again');
  page.read.get('again')?.resolve(LIST);
  await page.pass();
  expect(page.form()).toMatchObject({ status: 'editing', list: { name: 'again.csv' } });
  expect(page.callsOf('files.forget')).toHaveLength(2);
  expect(page.callsOf('errors.report')).toEqual([]);
});

// §d.topics.5
test('a list that is read in another encoding takes the place of the first reading, and stays if it cannot be read so', async () => {
  const page = setup();
  page.choose('list');
  page.read.get('list')?.resolve(LIST);
  await page.pass();
  const again = { fileId: 'again', name: 'list.csv', encoding: 'windows-1254' };
  page.dispatch(topicForm.fileChosen(again));
  expect(page.callsOf('documents.keyphrases').at(-1)).toMatchObject({
    args: [{ fileId: 'again', encoding: 'windows-1254' }],
  });
  expect(page.form()).toMatchObject({ status: 'reading', list: { name: 'list.csv' } });
  page.read.get('again')?.resolve({ refusal: 'noKeyphrases' } as never);
  await page.pass();
  expect(page.form()).toMatchObject({ list: { name: 'list.csv' }, refusal: 'noKeyphrases' });
});

test('a list that is read after the form was left does not take the place of the next one', async () => {
  const page = setup();
  page.choose('left');
  page.dispatch(topicForm.left());
  page.choose('next');
  page.read.get('left')?.resolve(LIST);
  await page.pass();
  expect(page.form()).toMatchObject({ status: 'reading', list: null });
  page.read.get('next')?.resolve(LIST);
  await page.pass();
  expect(page.form().list).toMatchObject({ name: 'next.csv' });
  expect(page.callsOf('files.forget')).toHaveLength(2);
});

test('what is typed while a list is read stays', async () => {
  const page = setup();
  page.choose('list');
  page.dispatch(topicForm.edited({ seed: 'pottery kiln' }));
  expect(page.form()).toMatchObject({ status: 'reading', values: { seed: 'pottery kiln' } });
  page.read.get('list')?.resolve(LIST);
  await page.pass();
  expect(page.form()).toMatchObject({
    status: 'editing',
    list: { name: 'list.csv' },
    values: { seed: 'pottery kiln' },
  });
});
