import { VisuallyHidden } from '@mantine/core';
import type { ScoreName } from '#domain/seo/score/scoreChanges.ts';
import type { Band } from '#domain/seo/score/verdict.ts';
import { Dial } from './Dial.tsx';
import { scores as copy } from './score.copy.ts';
import classes from './scores.module.css';

interface ScoreRingProps {
  readonly name: ScoreName;
  /** Null: not scored. */
  readonly points: number | null;
  readonly band: Band | null;
  /** What is said in place of a score. */
  readonly instead: string;
}

/** A score as a ring: the number in it, its name and what it means beside it, and one sentence for screen readers. */
export function ScoreRing({ name, points, band, instead }: ScoreRingProps) {
  const whole = points === null ? null : Math.round(points);
  return (
    <li className={classes.ring} data-band={band ?? undefined}>
      <VisuallyHidden>
        {whole === null || band === null
          ? copy.noSentence(name, instead)
          : copy.sentence(name, whole, band)}
      </VisuallyHidden>
      <Dial points={whole} />
      <span aria-hidden>
        <b>{copy.names[name]}</b>
        <span className={classes.quiet}>{band === null ? instead : copy.bands[band]}</span>
      </span>
    </li>
  );
}
