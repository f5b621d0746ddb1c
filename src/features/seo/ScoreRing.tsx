import { VisuallyHidden } from '@mantine/core';
import type { ScoreName } from '#domain/seo/scoreChanges.ts';
import { bandOf } from '#domain/seo/weights.ts';
import { panel, scores as copy } from './score.copy.ts';
import classes from './scores.module.css';

interface ScoreRingProps {
  readonly name: ScoreName;
  /** Null: not scored. */
  readonly points: number | null;
}

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score as a ring: the number in it, its name and what it means beside it, and one sentence for screen readers. */
export function ScoreRing({ name, points }: ScoreRingProps) {
  const whole = points === null ? null : Math.round(points);
  const band = points === null ? null : bandOf(points);
  return (
    <li className={classes.ring} data-band={band ?? undefined}>
      <VisuallyHidden>
        {whole === null || band === null ? copy.noSentence(name) : copy.sentence(name, whole, band)}
      </VisuallyHidden>
      <span className={classes.dial} aria-hidden>
        <svg viewBox="0 0 60 60" className={classes.track} aria-hidden>
          <circle cx="30" cy="30" r={RADIUS} />
          {whole !== null && whole > 0 && (
            <circle
              cx="30"
              cy="30"
              r={RADIUS}
              className={classes.arc}
              strokeDasharray={`${(LENGTH * whole) / 100} ${LENGTH}`}
            />
          )}
        </svg>
        <strong>{whole ?? panel.unknown}</strong>
      </span>
      <span aria-hidden>
        <b>{copy.names[name]}</b>
        <span className={classes.quiet}>{band === null ? copy.notScored : copy.bands[band]}</span>
      </span>
    </li>
  );
}
