import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { dialectOf } from '#domain/spelling/dialect.ts';
import { dictionaryOf } from '#domain/spelling/dictionary.ts';
import { ignoredAs } from '#domain/spelling/ignored.ts';
import { shownFindings } from '#domain/spelling/shown.ts';
import { type Speller, SpellingContext } from '#src/editor/panels/spelling/SpellingContext.ts';
import { isCheckedHere } from '#src/kit/article/checksHere.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';

interface ArticleSpellerProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

const NO_WORDS: readonly string[] = [];

/** Checks the spelling in the editor inside: here if the article is English, as its readers write it, otherwise by the browser. */
export function ArticleSpeller({ articleId, children }: ArticleSpellerProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  const dialect = useAppSelector((state) =>
    dialectOf(articleSave.selectDraft(state, articleId)?.fields.place ?? ''),
  );
  const { isOn, status } = useAppSelector(spelling.select);
  const findingsIn = useFindings(workspaceId);
  const [said, setSaid] = useState('');
  const acts = useMemo(
    () => ({
      begin: () => void dispatch(spelling.begun({ articleId })),
      end: () => void dispatch(spelling.ended()),
      report: (change: Parameters<Speller['report']>[0]) =>
        void dispatch(spelling.textsChanged(change)),
      retry: () => void dispatch(spelling.retryRequested()),
      ignore: (...of: Parameters<Speller['ignore']>) =>
        void dispatch(spelling.ignoreRequested({ articleId, wording: ignoredAs(...of) })),
    }),
    [dispatch, articleId],
  );
  useEffect(() => void dispatch(spelling.dialectChosen({ dialect })), [dispatch, dialect]);
  const speller = useMemo((): Speller => {
    return {
      ...acts,
      isOn,
      checksHere: isOn && language === 'en' && isCheckedHere(),
      hasFailed: status === 'failed',
      findingsIn,
      toggle: () => void dispatch(spelling.switchRequested({ isOn: !isOn })),
      addWord: canWrite
        ? (word) => void dispatch(dictionaryWrites.add({ workspaceId, body: { words: [word] } }))
        : null,
      say: setSaid,
    };
  }, [acts, dispatch, workspaceId, canWrite, language, isOn, status, findingsIn]);
  return (
    <SpellingContext value={speller}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </SpellingContext>
  );
}

/** Changes only when something else is to be shown. */
function useFindings(workspaceId: string): Speller['findingsIn'] {
  const { found, ignored } = useAppSelector(spelling.select);
  const words = useOptionalResource('dictionary', { workspaceId })?.words ?? NO_WORDS;
  const isKnown = useMemo(() => dictionaryOf(words), [words]);
  return useMemo(() => shownFindings(found, ignored, isKnown), [found, ignored, isKnown]);
}
