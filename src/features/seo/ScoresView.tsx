import { roundedParts } from '#domain/roundedParts.ts';
import type { ArticleReport } from '#domain/seo/report/report.ts';
import { type LineName, type ScoreName, scoreChange } from '#domain/seo/score/scoreChanges.ts';
import { comparison as beside } from './competitors/comparison.copy.ts';
import { ScoreRing } from './ScoreRing.tsx';
import { changeText, scores as copy } from './score.copy.ts';
import classes from './scores.module.css';
import { lacksKeyphrase, shownBand, shownPoints } from './shownPoints.ts';

const SCORES: readonly ScoreName[] = ['seo', 'aiSearch'];

interface ScoresViewProps {
  readonly report: ArticleReport;
  /** The report when the panel was opened. */
  readonly before: ArticleReport;
  readonly language: string;
}

/** Both scores, and what has changed them since the panel was opened. */
export function ScoresView({ report, before, language }: ScoresViewProps) {
  const { notScored, seo, comparison } = report;
  const isWithout = lacksKeyphrase(report);
  return (
    <>
      <section>
        <ul className={classes.rings} aria-label={copy.title}>
          {SCORES.map((name) => (
            <ScoreRing
              key={name}
              name={name}
              points={shownPoints(name, report)}
              band={shownBand(name, report)}
              instead={copy.instead(report)}
            />
          ))}
        </ul>
        {notScored !== null && <p>{copy.reasons[notScored](language, report)}</p>}
        {isWithout && <p className={classes.quiet}>{copy.withoutKeyphrase}</p>}
        {!isWithout && seo !== null && seo.competitionId === null && (
          <p className={classes.quiet}>{copy.withoutCompetitors}</p>
        )}
        {comparison?.goal && (
          <p className={classes.quiet}>
            {beside.goalTitle}. {beside.goal(comparison.goal)}
          </p>
        )}
      </section>
      {notScored === null && !isWithout && <Changes {...{ report, before }} />}
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
        const first = lines.slice(0, MOST_LINES);
        const hidden = lines.slice(MOST_LINES).reduce((sum, line) => sum + line.by, rest);
        const [other = 0, ...shown] = roundedParts(
          [hidden, ...first.map((line) => line.by)],
          1,
          by,
        );
        return (
          <div key={name} className={classes.change}>
            <h3>{copy.change(name, by)}</h3>
            <ul>
              {first.map(({ name: line }, at) => (
                <Line key={line} by={shown[at] ?? 0} text={textOf(line)} />
              ))}
              {isShown(other) && <Line by={other} text={copy.rest} />}
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
