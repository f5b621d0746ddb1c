import { useDeferredValue, useMemo, useState } from 'react';
import type { Version, VersionSummary } from '#contract/article/article.schema.ts';
import { bodyOf, displayedTitle, EMPTY_BODY } from '#domain/article/body.ts';
import type { ArticleText } from '#domain/article/edit.ts';
import { FIELD_NAMES } from '#domain/article/searchFields.ts';
import { diffOfBodies } from '#domain/history/versionDiff.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { DiffView, type FieldDiff } from '#src/kit/diff/DiffView.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { LoadingRows } from '#src/kit/lists/PagedList.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { type ComparedTo, ComparisonView } from './ComparisonView.tsx';
import { history as copy } from './history.copy.ts';
import { VersionActions } from './VersionActions.tsx';

interface ComparisonProps {
  readonly articleId: string;
  /** Null for the current version. */
  readonly version: VersionSummary | null;
  /** The version before it; for the current version, the newest one. */
  readonly previous: VersionSummary | null;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** Compares a version with the current one, or with the version before it. */
export function Comparison({ articleId, version, previous, onBack, onLeave }: ComparisonProps) {
  const [comparedTo, setComparedTo] = useState<ComparedTo>('draft');
  const isSince = version !== null && comparedTo === 'draft';
  const [from, to] = isSince ? [version, null] : [previous, version];
  return (
    <ComparisonView
      version={version}
      comparedTo={version === null || previous === null ? null : comparedTo}
      onCompareTo={setComparedTo}
      onBack={onBack}
      actions={
        version === null ? null : (
          <VersionActions articleId={articleId} version={version} onLeave={onLeave} />
        )
      }
    >
      <ErrorBoundary isPanel resetKey={comparedTo}>
        {to === null ? (
          <WithDraft articleId={articleId} from={from} />
        ) : (
          <WithVersion articleId={articleId} from={from} to={to} />
        )}
      </ErrorBoundary>
    </ComparisonView>
  );
}

function useVersion(articleId: string, { version }: VersionSummary) {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('version', { workspaceId, articleId, version });
  return data && comparedOf(data);
}

/** A version, or what is written now. Its title is the displayed one. */
interface Compared extends Pick<ArticleText, 'title' | 'body'> {
  /** Null if nobody knows them. */
  readonly fields: ArticleText['fields'] | null;
}

const comparedOf = ({ title, fields, blocks }: Version): Compared => ({
  title,
  fields,
  body: bodyOf(blocks),
});

interface FromProps {
  readonly articleId: string;
  readonly from: VersionSummary | null;
}

function WithDraft({ articleId, from }: FromProps) {
  const draft = useDeferredValue(
    useAppSelector((state) => articleSave.selectDraft(state, articleId)),
  );
  if (draft === null) return null;
  const after = { ...draft, title: displayedTitle(draft.body, draft.title) };
  if (from === null) return <DiffStateView before={after} after={after} />;
  return <Between articleId={articleId} from={from} after={after} />;
}

function WithVersion({ articleId, from, to }: FromProps & { to: VersionSummary }) {
  const text = useVersion(articleId, to);
  if (text === undefined) return <DiffStateView />;
  if (from === null) return <DiffStateView before={{ ...text, body: EMPTY_BODY }} after={text} />;
  return <Between articleId={articleId} from={from} after={text} />;
}

interface BetweenProps {
  readonly articleId: string;
  readonly from: VersionSummary;
  readonly after: Compared;
}

function Between({ articleId, from, after }: BetweenProps) {
  return <DiffStateView before={useVersion(articleId, from)} after={after} />;
}

interface DiffStateViewProps {
  /** Undefined while loading. */
  readonly before?: Compared | undefined;
  readonly after?: Compared;
}

/** The difference between two texts, once both are loaded. */
function DiffStateView({ before, after }: DiffStateViewProps) {
  if (before !== undefined && after !== undefined) return <Diff before={before} after={after} />;
  return <LoadingRows label={copy.reading} height={48} />;
}

function Diff({ before, after }: { before: Compared; after: Compared }) {
  const rows = useMemo(() => diffOfBodies(before.body, after.body), [before.body, after.body]);
  return (
    <DiffView rows={rows} titles={[before.title, after.title]} fields={changed(before, after)} />
  );
}

/** The search fields that differ, as far as both are known. */
function changed({ fields: before }: Compared, { fields: after }: Compared): readonly FieldDiff[] {
  if (before === null || after === null) return [];
  return FIELD_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    name: fieldNames[name],
    before: before[name],
    after: after[name],
  }));
}
