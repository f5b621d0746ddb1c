import { Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { VersionSummary } from '#contract/article/article.schema.ts';
import { LoadingRows } from '#src/kit/lists/PagedList.tsx';
import { history as copy } from './history.copy.ts';
import classes from './history.module.css';
import { CurrentRowView, VersionRowView } from './VersionRowView.tsx';

/** The current version, or an earlier one. */
export type Chosen = number | 'current';

interface VersionListViewProps {
  /** Newest first; undefined while loading. */
  readonly versions: readonly VersionSummary[] | undefined;
  /** Words of the current version; undefined until they are counted. */
  readonly currentWords: number | undefined;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onRename: (version: number, name: string | null) => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between the versions, as in every list. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = STEP[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-version]')];
  const at = rows.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}

export function VersionListView(props: VersionListViewProps) {
  const { versions, currentWords, chosen, onChoose } = props;
  if (versions === undefined) return <LoadingRows label={copy.list} height={56} />;
  return (
    <nav aria-label={copy.list} onKeyDown={onKeyDown}>
      <CurrentRowView
        words={currentWords}
        previousWords={versions[0]?.words}
        isChosen={chosen === 'current'}
        onChoose={() => onChoose('current')}
      />
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {copy.none}
        </Text>
      ) : null}
      {daysOf(versions).map((ofDay) => (
        <Day key={ofDay[0]?.version} {...props} versions={versions} ofDay={ofDay} />
      ))}
    </nav>
  );
}

/** Groups the versions by day, in the reader's time zone. */
function daysOf(versions: readonly VersionSummary[]): VersionSummary[][] {
  const days: VersionSummary[][] = [];
  for (const version of versions) {
    const last = days.at(-1);
    const isSameDay = last?.[0] && copy.day(last[0].createdAt) === copy.day(version.createdAt);
    if (isSameDay) last.push(version);
    else days.push([version]);
  }
  return days;
}

interface DayProps extends VersionListViewProps {
  readonly versions: readonly VersionSummary[];
  readonly ofDay: readonly VersionSummary[];
}

function Day({ ofDay, versions, chosen, onChoose, onRename }: DayProps) {
  const day = copy.day(ofDay[0]?.createdAt ?? '');
  return (
    <section aria-label={day}>
      <h3 className={classes.day}>{day}</h3>
      <ul className={classes.list}>
        {ofDay.map((version) => (
          <VersionRowView
            key={version.version}
            version={version}
            previous={versions[versions.indexOf(version) + 1]}
            origin={versions.find((other) => other.version === version.restoredFrom)}
            isChosen={chosen === version.version}
            onChoose={() => onChoose(version.version)}
            onRename={(name) => onRename(version.version, name)}
          />
        ))}
      </ul>
    </section>
  );
}
