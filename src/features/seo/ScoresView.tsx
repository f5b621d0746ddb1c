import type { ArticleReport } from '#domain/seo/report.ts';
import { type LineName, pointsOf, type ScoreName, scoreChange } from '#domain/seo/scoreChanges.ts';
import { ScoreRing } from './ScoreRing.tsx';
import { changeText, scores as copy } from './score.copy.ts';
import { standing as beside } from './competitors/standing.copy.ts';
import classes from './scores.module.css';

const SCORES: readonly ScoreName[] = ['seo', 'aiSearch'];

interface ScoresViewProps {
  readonly report: ArticleReport;
  /** The report when the panel was opened. */
  readonly before: ArticleReport;
  readonly language: string;
}

/** Both scores, and what has changed them since the panel was opened. */
export function ScoresView({ report, before, language }: ScoresViewProps) {
  const { notScored, seo, standing } = report;
  return (
    <>
      <section>
        <ul className={classes.rings} aria-label={copy.title}>
          {SCORES.map((name) => (
            <ScoreRing key={name} name={name} points={pointsOf(name, report)} />
          ))}
        </ul>
        {notScored !== null && <p>{copy.reasons[notScored](language)}</p>}
        {seo !== null && seo.competitionId === null && (
          <p className={classes.quiet}>{copy.withoutCompetitors}</p>
        )}
        {standing?.goal && (
          <p className={classes.quiet}>
            {beside.goalTitle}. {beside.goal(standing.goal)}
          </p>
        )}
      </section>
      {notScored === null && <Changes {...{ report, before }} />}
    </>
  );
}

function Changes({ report, before }: Pick<ScoresViewProps, 'report' | 'before'>) {
  const changes = SCORES.flatMap((name) => {
    const change = scoreChange(name, before, report);
    const isAny = change !== null && (change.lines.length > 0 || isShown(change.rest));
    return isAny ? [{ name, ...change }] : [];
  });
  return (
    <section>
      <h2>{copy.since}</h2>
      {changes.length === 0 && <p className={classes.quiet}>{copy.unchanged}</p>}
      {changes.map(({ name, by, lines, rest }) => {
        const hidden = lines.slice(MOST_LINES).reduce((sum, line) => sum + line.by, rest);
        return (
          <div key={name} className={classes.change}>
            <h3>{copy.change(name, by)}</h3>
            <ul>
              {lines.slice(0, MOST_LINES).map((line) => (
                <Line key={line.name} by={line.by} text={textOf(line.name)} />
              ))}
              {isShown(hidden) && <Line by={hidden} text={copy.rest} />}
            </ul>
          </div>
        );
      })}
    </section>
  );

  function textOf(name: LineName): string {
    return changeText(name, before, report);
  }
}

/** The greatest changes; the others are one line. */
const MOST_LINES = 5;
/** What rounds to nothing is not shown. */
const isShown = (points: number): boolean => Math.abs(points) >= 0.05;

const Line = ({ by, text }: { by: number; text: string }) => (
  <li data-change={by > 0 ? 'more' : 'less'}>
    <strong>{copy.by(by)}</strong> <span>{text}</span>
  </li>
);
