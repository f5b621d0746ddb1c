import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/FilesContext.ts';
import { importing } from './importing.copy.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import {
  importConfirmRequested,
  importOpened,
  importTitled,
  previewLeft,
  readingCancelled,
  selectImport,
  sourceChanged,
  sourceSubmitted,
} from '#store/transfer/import.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ImportPreviewView } from './ImportPreviewView.tsx';
import { ImportSourceView } from './ImportSourceView.tsx';

/** import-article and import-and-gen (spec §2): the same text becomes an article, or material for one. */
export function ImportArticle() {
  const dispatch = useAppDispatch();
  const { keep } = useFiles();
  const { status, source, imported, refusal, error } = useAppSelector(selectImport);
  const isMaterial = useAppSelector(router.selectPlace).route === 'importAndGenerate';
  const purpose = isMaterial ? 'material' : 'article';
  useEffect(() => {
    dispatch(importOpened());
  }, [dispatch]);
  const problem = error === null ? refusal && importing.refusals[refusal] : textOfError(error);
  return (
    // Source and preview are two pages to who listens: the heading takes the focus.
    <Page
      key={imported === null ? 'source' : 'preview'}
      title={imported === null ? importing.title : importing.preview}
      isNarrow
    >
      {imported === null ? (
        <ImportSourceView
          lead={importing.leads[purpose]}
          source={source}
          isReading={status === 'reading'}
          problem={problem}
          keep={keep}
          onChange={(change) => dispatch(sourceChanged(change))}
          onSubmit={() => dispatch(sourceSubmitted())}
          onCancel={() => dispatch(readingCancelled())}
        />
      ) : (
        <ImportPreviewView
          imported={imported}
          purpose={purpose}
          isPage={source.way === 'address'}
          isCreating={status !== 'preview'}
          problem={problem}
          onTitle={(title) => dispatch(importTitled({ title }))}
          onBack={() => dispatch(previewLeft())}
          onConfirm={() => dispatch(importConfirmRequested({ purpose }))}
        />
      )}
    </Page>
  );
}
