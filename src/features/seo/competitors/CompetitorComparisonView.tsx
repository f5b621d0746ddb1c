import { VisuallyHidden } from '@mantine/core';
import type { CompetitorComparison, Goal, Measure } from '#domain/seo/report/competition.ts';
import { BulletBar } from '../BulletBar.tsx';
import { comparison as copy } from './comparison.copy.ts';
import classes from './competitors.module.css';

/** The text beside the pages: the goal, and what both are built of. Each row is one sentence for screen readers. */
export function CompetitorComparisonView({ goal, measures }: CompetitorComparison) {
  return (
    <>
      <section aria-label={copy.goalTitle}>
        <h2>{copy.goalTitle}</h2>
        <p>{goal === null ? copy.noGoal : copy.goal(goal)}</p>
        {goal === null ? null : <GoalBar {...goal} />}
        <p className={classes.quiet}>{copy.goalHelp}</p>
      </section>
      <section aria-label={copy.structure}>
        <h2>{copy.structure}</h2>
        <ul className={classes.measures}>
          {measures.map((measure) => (
            <MeasureRow key={measure.name} {...measure} />
          ))}
        </ul>
        <p className={classes.quiet}>{copy.structureHelp}</p>
      </section>
    </>
  );
}

const GoalBar = ({ mine, usual }: Goal) => (
  <span className={classes.wide}>
    <BulletBar value={mine} isGood={mine >= usual.median} {...usual} />
  </span>
);

function MeasureRow({ name, mine, usual }: Measure) {
  return (
    <li>
      <VisuallyHidden>{copy.sentence({ name, mine, usual })}</VisuallyHidden>
      <span className={classes.measure} aria-hidden>
        <span>{copy.measures[name]}</span>
        <strong>{copy.shown(mine)}</strong>
      </span>
      <span className={classes.wide} aria-hidden>
        {mine === null || usual === null ? null : <BulletBar value={mine} {...usual} />}
      </span>
      <span className={classes.quiet} aria-hidden>
        {copy.usual(usual)}
      </span>
    </li>
  );
}
