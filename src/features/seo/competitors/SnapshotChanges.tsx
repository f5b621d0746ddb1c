import { NativeSelect } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type {
  Snapshot,
  SnapshotSummary,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { competitionChange, pageChanges } from '#domain/seo/competitors/snapshotDiff.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useOptionalResource, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { LoadingRows } from '#src/kit/lists/PagedList.tsx';
import { ChangesView } from './ChangesView.tsx';
import { changes as copy } from './changes.copy.ts';
import classes from './competitors.module.css';

interface SnapshotChangesProps {
  readonly articleId: string;
  readonly snapshot: Snapshot;
}

/** The newest analysis beside an earlier one, if there is one. A list that cannot be read is not shown (spec §8). */
export function SnapshotChanges({ articleId, snapshot }: SnapshotChangesProps) {
  const workspaceId = useWorkspaceId();
  const known = useOptionalResource('snapshots', { workspaceId, articleId });
  const earlier = behind(known?.snapshots ?? [], snapshot.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [previous] = earlier;
  if (previous === undefined) return null;
  const id = earlier.find((one) => one.id === chosen)?.id ?? previous.id;
  return (
    <details
      className={classes.folded}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
        {copy.title}
      </summary>
      <NativeSelect
        size="xs"
        label={copy.compareWith}
        value={id}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={earlier.map((one) => ({ value: one.id, label: copy.option(one) }))}
      />
      {isOpen ? (
        <ErrorBoundary isPanel resetKey={id}>
          <Compared workspaceId={workspaceId} earlierId={id} snapshot={snapshot} />
        </ErrorBoundary>
      ) : null}
    </details>
  );
}

/** Those that are older: the list begins with the newest one. None while the list does not have the snapshot itself. */
function behind(snapshots: readonly SnapshotSummary[], id: string): readonly SnapshotSummary[] {
  const at = snapshots.findIndex((one) => one.id === id);
  return at < 0 ? [] : snapshots.slice(at + 1);
}

interface ComparedProps {
  readonly workspaceId: string;
  readonly earlierId: string;
  readonly snapshot: Snapshot;
}

function Compared({ workspaceId, earlierId, snapshot }: ComparedProps) {
  const { data: before } = useResource('snapshot', { workspaceId, snapshotId: earlierId });
  const found = useMemo(
    () => (before ? differencesOf(before, snapshot) : null),
    [before, snapshot],
  );
  if (found === null) return <LoadingRows label={copy.reading} height={88} />;
  return (
    <>
      {found.isComparable ? null : <p className={classes.quiet}>{copy.otherLanguage}</p>}
      <ChangesView {...found} />
    </>
  );
}

function differencesOf(before: Snapshot, now: Snapshot) {
  const isComparable =
    before.scorerVersion === now.scorerVersion && before.language === now.language;
  return {
    isComparable,
    pages: pageChanges(before.pages, now.pages),
    common: isComparable ? competitionChange(before, now) : { medians: [], up: [], down: [] },
  };
}
