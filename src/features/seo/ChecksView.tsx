import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
} from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type {
  Check,
  CheckName,
  Evidence,
  Place,
  Rating,
  TextReport,
} from '#domain/seo/report/report.ts';
import { USEFUL_MOST, usefulFirst } from '#domain/seo/score/usefulFirst.ts';
import { checkTexts, ratingTexts, wantedText } from '#src/kit/copy/checks.ts';
import { areaText, panel as copy, evidenceTexts, scores } from './score.copy.ts';
import classes from './score.module.css';

interface ChecksViewProps {
  readonly report: TextReport;
  /** The check whose places are marked in the text. */
  readonly marked: CheckName | null;
  readonly onShow: (name: CheckName, place: Place) => void;
  readonly onHide: () => void;
  /** What makes a check better; the same function each time. */
  readonly fixOf: (check: Check) => React.ReactNode;
}

/** The icons differ in shape, not in color alone. */
const ICONS = {
  worst: IconCircleX,
  bad: IconCircleX,
  ok: IconAlertTriangle,
  unmeasured: IconCircleDashed,
  good: IconCircleCheck,
} as const satisfies Record<Rating, unknown>;

/** What is not among the most useful, folded. */
const GROUPS: readonly (readonly [title: (count: number) => string, ...ratings: Rating[]])[] = [
  [copy.moreProblems, 'worst', 'bad'],
  [copy.improvements, 'ok'],
  [copy.good, 'good'],
  [copy.unmeasured, 'unmeasured'],
];

/** Every check: those that would add most to a score first, the others folded. */
export function ChecksView({ report, marked, onShow, onHide, fixOf }: ChecksViewProps) {
  const hasKeyphrase = report.keyphrase !== null;
  const useful = usefulFirst(report).slice(0, USEFUL_MOST);
  const lines = { hasKeyphrase, marked, onShow, fixOf };
  const addsOf = ({ name }: Check): string | null => {
    const { score, adds } = useful.find(({ check }) => check.name === name) ?? NONE;
    return hasKeyphrase && adds >= LEAST_SHOWN ? scores.adds(score, adds) : null;
  };
  const others = report.checks.filter((check) => !useful.some((one) => one.check === check));
  return (
    <>
      {marked !== null && (
        <p className={classes.marked}>
          <span>{copy.marked(checkTexts[marked].name)}</span>
          <Button variant="default" size="compact-sm" onClick={onHide}>
            {copy.hideMarks}
          </Button>
        </p>
      )}
      {useful.length > 0 && (
        <section>
          <h2>{copy.usefulFirst}</h2>
          <Lines {...lines} checks={useful.map(({ check }) => check)} addsOf={addsOf} />
        </section>
      )}
      {GROUPS.map(([title, ...ratings]) => {
        const rated = ratings.flatMap((rating) => others.filter((one) => one.rating === rating));
        return rated.length === 0 ? null : (
          <Folded key={ratings[0]} title={title(rated.length)}>
            <Lines {...lines} checks={rated} />
          </Folded>
        );
      })}
      <dl className={classes.evidence} aria-label={copy.evidence}>
        <dt>{copy.evidence}</dt>
        {Object.keys(evidenceTexts).map((grade) => (
          <dd key={grade}>{evidenceTexts[grade as Evidence]}</dd>
        ))}
      </dl>
    </>
  );
}

/** Points that are not 0.0 on the screen. */
const LEAST_SHOWN = 0.05;
const NONE = { score: 'seo', adds: 0 } as const;

interface LinesProps extends Pick<ChecksViewProps, 'marked' | 'onShow' | 'fixOf'> {
  readonly checks: readonly Check[];
  readonly hasKeyphrase: boolean;
  /** What a check would add to a score, in words; null: that is not said. */
  readonly addsOf?: (check: Check) => string | null;
}

const Lines = ({ checks, marked, addsOf = () => null, ...line }: LinesProps) => (
  <ul className={classes.checks}>
    {checks.map((check) => (
      <Line
        key={check.name}
        {...{ ...line, check }}
        isMarked={marked === check.name}
        adds={addsOf(check)}
      />
    ))}
  </ul>
);

type GroupProps = React.PropsWithChildren<{ readonly title: string }>;

const Folded = ({ title, children }: GroupProps) => (
  <details className={classes.folded}>
    <summary>
      <IconChevronRight size={16} stroke={1.8} aria-hidden />
      {title}
    </summary>
    {children}
  </details>
);

interface RowProps extends Pick<ChecksViewProps, 'onShow'> {
  readonly check: Check;
  readonly hasKeyphrase: boolean;
  /** What it would add to a score, in words; null: not said. */
  readonly adds: string | null;
  readonly isMarked: boolean;
}

/** Rendered again for a check that says something else only (domain/shared.ts). */
const Line = memo(function Line({ fixOf, ...row }: RowProps & Pick<ChecksViewProps, 'fixOf'>) {
  return (
    <li>
      <Row {...row} />
      {fixOf(row.check)}
    </li>
  );
});

/** Goes to the first place that the check is about and marks them all; each further click goes to the next one. */
function Row({ check, hasKeyphrase, adds, isMarked, onShow }: RowProps) {
  const clicks = useRef(0);
  const { name, places } = check;
  const finding = <Finding {...{ check, hasKeyphrase, adds }} />;
  if (places.length === 0) return <div className={classes.check}>{finding}</div>;
  const goOn = () => {
    const place = places[clicks.current % places.length];
    clicks.current += 1;
    if (place !== undefined) onShow(name, place);
  };
  return (
    <button type="button" className={classes.check} data-marked={isMarked} onClick={goOn}>
      {finding}
      <VisuallyHidden>
        {places.length === 1 ? copy.goTo : copy.goToNext(places.length)}
      </VisuallyHidden>
      <IconChevronRight size={16} stroke={1.8} aria-hidden className={classes.goes} />
    </button>
  );
}

function Finding({ check, hasKeyphrase, adds }: Pick<RowProps, 'check' | 'hasKeyphrase' | 'adds'>) {
  const { name, rating, value } = check;
  const Icon = ICONS[rating];
  const texts = checkTexts[name];
  return (
    <>
      <Icon size={18} stroke={1.8} aria-hidden className={classes[rating]} />
      <span className={classes.what}>
        <VisuallyHidden>{ratingTexts[rating]}: </VisuallyHidden>
        <span className={classes.name}>{texts.name} </span>
        <span className={classes.measured}>
          {value === null ? copy.unknown : texts.measured(value, check)}{' '}
        </span>
        {rating !== 'good' && <span>{adviceFor(check, hasKeyphrase)} </span>}
        <span className={classes.quiet}>
          {areaText(check)}
          {rating === 'unmeasured' ? '' : ` · ${copy.wanted(wantedText(check))}`}
          {adds === null ? '' : ` · ${adds}`}{' '}
        </span>
      </span>
    </>
  );
}

function adviceFor({ name, rating, group }: Check, hasKeyphrase: boolean): string {
  if (rating !== 'unmeasured') return checkTexts[name].todo;
  const isMissing = group === 'keyphrase' && !hasKeyphrase;
  return isMissing ? copy.keyphraseMissing : checkTexts[name].unmeasured;
}
