import { Badge, Button, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import type { LogHead, ReplayEnd } from '#domain/support/sessionReplay.ts';
import { verdict as copy, meanings, verdicts } from './support.copy.ts';
import classes from './support.module.css';

const COLORS = { exact: 'accent', cutOff: 'yellow', differs: 'red', replaying: 'gray' } as const;

interface VerdictViewProps {
  readonly head: LogHead;
  /** Lines that are replayed. */
  readonly replayed: number;
  /** Null as long as it replays. */
  readonly end: ReplayEnd | null;
  readonly onTurn: (turn: number) => void;
}

/** Whether this version does what the session did, and with which version it was recorded. */
export function VerdictView({ head, replayed, end, onTurn }: VerdictViewProps) {
  const verdict = end?.verdict ?? 'replaying';
  return (
    <section className={classes.card} aria-label={copy.name}>
      <div className={classes.verdict}>
        <Badge color={COLORS[verdict]} variant="light" size="lg" tt="none" role="status">
          {verdicts[verdict]}
        </Badge>
        <Text size="sm">
          {end === null ? copy.replayed(replayed, head.lines) : meanings[end.verdict]}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            buildOf(head),
            ...(end === null ? [] : [`${copy.lines(head.lines)}.`]),
            ...(end?.reason == null ? [] : [copy.ended(end.reason)]),
          ].join(' ')}
        </Text>
      </div>
      {end?.difference == null ? null : <Difference {...end.difference} onTurn={onTurn} />}
    </section>
  );
}

function buildOf({ build, ownBuild }: LogHead): string {
  if (build === null) return copy.noBuild(ownBuild);
  return build === ownBuild ? copy.sameBuild(build) : copy.otherBuild(build, ownBuild);
}

type DifferenceProps = NonNullable<ReplayEnd['difference']> & Pick<VerdictViewProps, 'onTurn'>;

function Difference({ line, turn, time, session, replay, onTurn }: DifferenceProps) {
  return (
    <dl className={classes.difference}>
      <dt>
        <Button size="compact-sm" variant="light" onClick={() => onTurn(turn)}>
          {copy.showLine(line)}
        </Button>
      </dt>
      <dd>{time}</dd>
      <dt>{copy.inSession}</dt>
      <dd className={classes.code}>{session}</dd>
      <dt>{copy.inReplay}</dt>
      <dd className={classes.code}>{replay}</dd>
    </dl>
  );
}
