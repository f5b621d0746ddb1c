import type { ScoreEntry } from '#contract/seo/score.schema.ts';
import { roundedParts } from '#domain/roundedParts.ts';
import { asShown, changeText, ledger as copy } from './ledger.copy.ts';
import classes from './ledger.module.css';

interface LedgerViewProps {
  /** Newest first. */
  readonly entries: readonly ScoreEntry[];
}

/** The scores over time, drawn and as a table: when a score has changed, and what has changed it. */
export function LedgerView({ entries }: LedgerViewProps) {
  const [now] = entries;
  if (now === undefined) return <p className={classes.quiet}>{copy.empty}</p>;
  return (
    <>
      {entries.length > 1 && <Chart entries={entries} now={now} />}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{copy.time}</th>
              <th scope="col">{copy.names.seo}</th>
              <th scope="col">{copy.names.aiSearch}</th>
            </tr>
          </thead>
          {entries.map((entry, at) => (
            <Entry key={entry.id} entry={entry} before={entries[at + 1]} />
          ))}
        </table>
      </div>
    </>
  );
}

interface EntryProps {
  readonly entry: ScoreEntry;
  readonly before: ScoreEntry | undefined;
}

const Entry = ({ entry, before }: EntryProps) => (
  <tbody>
    <tr>
      <th scope="row">
        <time dateTime={entry.at}>{copy.at(entry.at)}</time>
      </th>
      <td>{copy.points(entry.seo)}</td>
      <td>{copy.points(entry.aiSearch)}</td>
    </tr>
    <tr>
      <td colSpan={3}>
        <ul aria-label={copy.why}>
          {reasonsFor(entry, before).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </td>
    </tr>
  </tbody>
);

/** Why the scores are not those of the entry before. */
function reasonsFor(entry: ScoreEntry, before: ScoreEntry | undefined): readonly string[] {
  if (before === undefined) return [copy.first];
  const reasons = [
    ...(entry.scorerVersion === before.scorerVersion ? [] : [copy.scorer(entry.scorerVersion)]),
    ...(entry.keyphrase === before.keyphrase ? [] : [copy.keyphrase(entry.keyphrase)]),
    ...(entry.snapshotId === before.snapshotId ? [] : [copy.competitors]),
    ...addingUp(entry, before).map(changeText),
  ];
  return reasons.length === 0 ? [copy.nothing] : reasons;
}

/** The changes, rounded so that those of a score are the difference of the two that are shown. */
function addingUp(entry: ScoreEntry, before: ScoreEntry): ScoreEntry['changes'] {
  return (['seo', 'aiSearch'] as const).flatMap((score) => {
    const changes = entry.changes.filter((change) => change.score === score);
    const [from, to] = [before[score], entry[score]];
    if (from === null || to === null) return changes;
    const by = roundedParts(
      changes.map((change) => change.by),
      1,
      asShown(to) - asShown(from),
    );
    return changes.map((change, at) => ({ ...change, by: by[at] ?? 0 }));
  });
}

const WIDTH = 280;
const HEIGHT = 100;
const GRID = [0, 50, 100];

interface ChartProps {
  readonly entries: readonly ScoreEntry[];
  readonly now: ScoreEntry;
}

/** Both scores as lines with a step at each entry. The table says the same. */
function Chart({ entries, now }: ChartProps) {
  const oldestFirst = entries.toReversed();
  const stepOf = WIDTH / Math.max(1, oldestFirst.length - 1);
  const lineOf = (score: 'seo' | 'aiSearch') =>
    oldestFirst
      .flatMap((entry, at) => {
        const points = entry[score];
        return points === null ? [] : [`${at * stepOf},${HEIGHT - points}`];
      })
      .join(' ');
  return (
    <figure className={classes.chart}>
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        role="img"
        aria-label={copy.chart(now.seo, now.aiSearch, entries.length)}
      >
        {GRID.map((points) => (
          <g key={points}>
            <line
              x1={0}
              x2={WIDTH}
              y1={HEIGHT - points}
              y2={HEIGHT - points}
              className={classes.grid}
            />
            <text x={WIDTH} y={HEIGHT - points - 2} className={classes.label}>
              {points}
            </text>
          </g>
        ))}
        <polyline points={lineOf('seo')} className={classes.seo} />
        <polyline points={lineOf('aiSearch')} className={classes.aiSearch} />
      </svg>
      <p className={classes.times} aria-hidden>
        <span>{copy.at((oldestFirst[0] ?? now).at)}</span>
        <span>{copy.at(now.at)}</span>
      </p>
      <figcaption aria-hidden>
        <span className={classes.seoKey}>{copy.names.seo}</span>
        <span className={classes.aiSearchKey}>{copy.names.aiSearch}</span>
      </figcaption>
    </figure>
  );
}
