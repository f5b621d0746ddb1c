import { type ReactNode, useEffect } from 'react';
import type { RouteName } from '#domain/session/routes.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector, useParameterOnce } from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { router } from '#store/session/router.slice.ts';
import {
  articleImport,
  type ImportProblem,
  type ImportPurpose,
} from '#store/transfer/import.slice.ts';
import { ImportPreviewView } from './ImportPreviewView.tsx';
import { ImportSourceView } from './ImportSourceView.tsx';
import { importing } from './importing.copy.ts';

function textOfProblem(problem: ImportProblem): string {
  if ('refusal' in problem) return importing.refusals[problem.refusal];
  return problem.error.kind === 'worker' ? importing.stopped : textOfError(problem.error);
}

function useProblem(): string | null {
  const problem = useAppSelector(articleImport.selectProblem);
  return problem && textOfProblem(problem);
}

/** What the text is brought for, by the page; on any other one it becomes an article. */
const PURPOSES: Readonly<Partial<Record<RouteName, ImportPurpose>>> = {
  importAndGenerate: 'material',
  optimizer: 'optimize',
};

function usePurpose(): ImportPurpose {
  const { route } = useAppSelector(router.selectLocation);
  return (route && PURPOSES[route]) ?? 'article';
}

/** An audit names the page that it leads from. */
function useGivenAddress(): void {
  const dispatch = useAppDispatch();
  useParameterOnce('url', (address) =>
    dispatch(articleImport.changed({ way: 'address', address })),
  );
}

function usePreviewActions(purpose: ImportPurpose) {
  const dispatch = useAppDispatch();
  return {
    onTitle: (title: string) => dispatch(articleImport.titled({ title })),
    onEncoding: (encoding: string) => dispatch(articleImport.encodingChosen({ encoding })),
    onBack: () => dispatch(articleImport.left()),
    onConfirm: () => dispatch(articleImport.confirmRequested({ purpose })),
  };
}

interface ImportArticleProps {
  /** Other ways to go on, below the source. */
  readonly below?: ReactNode;
}

/** import-article, import-and-gen and articles/optimize (spec §2): the text becomes an article, or the notes for one. */
export function ImportArticle({ below }: ImportArticleProps) {
  const dispatch = useAppDispatch();
  const { keep } = useFiles();
  const { status, source } = useAppSelector(articleImport.select);
  const share = useAppSelector(articleImport.selectShare);
  const imported = useAppSelector(articleImport.selectImported);
  const problem = useProblem();
  const purpose = usePurpose();
  const actions = usePreviewActions(purpose);
  useEffect(() => {
    dispatch(articleImport.opened());
  }, [dispatch]);
  useGivenAddress();
  return (
    // To screen readers, source and preview are two pages: the heading receives the focus.
    <Page
      key={imported === null ? 'source' : 'preview'}
      title={imported === null ? importing.titles[purpose] : importing.preview}
      isNarrow
    >
      {imported === null ? (
        <>
          <ImportSourceView
            lead={importing.leads[purpose]}
            source={source}
            isReading={status === 'reading'}
            share={share}
            problem={problem}
            keep={keep}
            onChange={(change) => dispatch(articleImport.changed(change))}
            onSubmit={() => dispatch(articleImport.submitted())}
            onCancel={() => dispatch(articleImport.cancelled())}
          />
          {below}
        </>
      ) : (
        <ImportPreviewView
          imported={imported}
          purpose={purpose}
          isPage={source.way === 'address'}
          isCreating={status !== 'preview'}
          problem={problem}
          {...actions}
        />
      )}
    </Page>
  );
}
