import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
} from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { Check, CheckName, Evidence, Place, Rating } from '#domain/seo/report.ts';
import { checkTexts, ratingTexts, wantedText } from '#src/kit/copy/checks.ts';
import { areaText, evidenceTexts, panel as copy } from './score.copy.ts';
import classes from './score.module.css';

interface ChecksViewProps {
  readonly checks: readonly Check[];
  readonly hasKeyphrase: boolean;
  /** The check whose places are marked in the text. */
  readonly marked: CheckName | null;
  readonly onShow: (name: CheckName, place: Place) => void;
  readonly onHide: () => void;
  /** What makes a check better; the same function each time. */
  readonly fixOf: (check: Check) => React.ReactNode;
}

/** The signs differ in shape, not in color alone. */
const SIGNS = {
  worst: IconCircleX,
  bad: IconCircleX,
  ok: IconAlertTriangle,
  unmeasured: IconCircleDashed,
  good: IconCircleCheck,
} as const satisfies Record<Rating, unknown>;

const GROUPS: readonly {
  readonly ratings: readonly Rating[];
  readonly title: (count: number) => string;
  readonly isFolded: boolean;
}[] = [
  { ratings: ['worst', 'bad'], title: copy.problems, isFolded: false },
  { ratings: ['ok'], title: copy.improvements, isFolded: false },
  { ratings: ['good'], title: copy.good, isFolded: true },
  { ratings: ['unmeasured'], title: copy.unmeasured, isFolded: true },
];

/** Every check, the most urgent first; what is good or not measured is folded. */
export function ChecksView(props: ChecksViewProps) {
  const { checks, hasKeyphrase, marked, onShow, onHide, fixOf } = props;
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
      {GROUPS.map(({ ratings, title, isFolded }) => {
        const rated = ratings.flatMap((rating) => checks.filter((one) => one.rating === rating));
        if (rated.length === 0) return null;
        const Group = isFolded ? Folded : Open;
        return (
          <Group key={ratings[0]} title={title(rated.length)}>
            <ul className={classes.checks}>
              {rated.map((check) => (
                <Line
                  key={check.name}
                  {...{ check, hasKeyphrase, onShow, fixOf }}
                  isMarked={marked === check.name}
                />
              ))}
            </ul>
          </Group>
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

interface GroupProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

const Open = ({ title, children }: GroupProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const Folded = ({ title, children }: GroupProps) => (
  <details className={classes.folded}>
    <summary>
      <IconChevronRight size={16} stroke={1.8} aria-hidden />
      {title}
    </summary>
    {children}
  </details>
);

interface RowProps extends Pick<ChecksViewProps, 'hasKeyphrase' | 'onShow'> {
  readonly check: Check;
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
function Row({ check, hasKeyphrase, isMarked, onShow }: RowProps) {
  const clicks = useRef(0);
  const { name, places } = check;
  const finding = <Finding check={check} hasKeyphrase={hasKeyphrase} />;
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

function Finding({ check, hasKeyphrase }: Pick<RowProps, 'check' | 'hasKeyphrase'>) {
  const { name, rating, value } = check;
  const Sign = SIGNS[rating];
  const texts = checkTexts[name];
  return (
    <>
      <Sign size={18} stroke={1.8} aria-hidden className={classes[rating]} />
      <span className={classes.what}>
        <VisuallyHidden>{ratingTexts[rating]}: </VisuallyHidden>
        <span className={classes.name}>{texts.name} </span>
        <span className={classes.measured}>
          {value === null ? copy.unknown : texts.measured(value, check)}{' '}
        </span>
        {rating !== 'good' && <span>{adviceFor(check, hasKeyphrase)} </span>}
        <span className={classes.quiet}>
          {areaText(check)}
          {rating === 'unmeasured' ? '' : ` · ${copy.wanted(wantedText(check))}`}{' '}
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
