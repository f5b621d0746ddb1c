import type {
  AuditPageHistory,
  AuditPeriod,
  PageFigures,
} from '#contract/audit/contentAudit.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import {
  amountText,
  auditPage,
  pageDetails as copy,
  dayText,
  periodText,
  positionText,
  scoreText,
  sorts,
  UNKNOWN,
  wholeText,
} from './audit.copy.ts';
import classes from './audit.module.css';

const shown = (value: number | null, text: (value: number) => string): string =>
  value === null ? UNKNOWN : text(value);

/** What each round has said of a page, the newest first. */
export function HistoryView({ rounds }: Pick<AuditPageHistory, 'rounds'>) {
  return (
    <table className={classes.small}>
      <thead>
        <tr>
          <th scope="col">{copy.round}</th>
          <th scope="col">{sorts.seo}</th>
          <th scope="col">{sorts.aiSearch}</th>
          <th scope="col">{sorts.words}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, readAt, problem, seo, aiSearch, words }) => (
          <tr key={round} title={problem === null ? undefined : textOfProblem(problem)}>
            <th scope="row">
              {round}
              {readAt === null ? '' : ` · ${dayText(readAt)}`}
            </th>
            <td>{shown(seo, scoreText)}</td>
            <td>{shown(aiSearch, scoreText)}</td>
            <td>{shown(words, wholeText)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FiguresViewProps {
  readonly periods: readonly AuditPeriod[];
  readonly figures: readonly (PageFigures | null)[];
}

/** What Search Console has said of a page, the newest period first. */
export function FiguresView({ periods, figures }: FiguresViewProps) {
  const rows = periods.map((period, at) => ({ period, ...(figures[at] ?? NOTHING) })).reverse();
  return (
    <table className={classes.small}>
      <thead>
        <tr>
          <th scope="col">{copy.period}</th>
          <th scope="col">{copy.clicks}</th>
          <th scope="col">{copy.impressions}</th>
          <th scope="col">{copy.position}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ period, clicks, impressions, position }) => (
          <tr key={`${period.until} ${period.rank}`}>
            <th scope="row">{periodText(period)}</th>
            <td>{shown(clicks, amountText)}</td>
            <td>{shown(impressions, amountText)}</td>
            <td title={position === null ? auditPage.unknown : undefined}>
              {shown(position, positionText)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTHING: PageFigures = { clicks: null, impressions: null, position: null };
