import { panel } from './score.copy.ts';
import classes from './scores.module.css';

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score as a ring with the number in it. What it says is beside it, so it is not read out. */
export function Dial({ points }: { readonly points: number | null }) {
  return (
    <span className={classes.dial} aria-hidden>
      <svg viewBox="0 0 60 60" className={classes.track} aria-hidden>
        <circle cx="30" cy="30" r={RADIUS} />
        {points !== null && points > 0 && (
          <circle
            cx="30"
            cy="30"
            r={RADIUS}
            className={classes.arc}
            strokeDasharray={`${(LENGTH * points) / 100} ${LENGTH}`}
          />
        )}
      </svg>
      <strong>{points ?? panel.unknown}</strong>
    </span>
  );
}
