import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { Check, Rating } from '#domain/seo/report.ts';
import { checkTexts, ratingTexts, wantedText } from '#src/kit/copy/checks.ts';
import { sidePanel as copy } from './panels.copy.ts';
import classes from './panels.module.css';

interface ChecksViewProps {
  readonly checks: readonly Check[];
  readonly onReveal: (blockId: BlockId) => void;
}

/** Most urgent first. The signs differ in shape, not in color alone. */
const SIGNS = {
  worst: IconCircleX,
  bad: IconCircleX,
  ok: IconAlertTriangle,
  unmeasured: IconCircleDashed,
  good: IconCircleCheck,
} as const satisfies Record<Rating, unknown>;
const URGENT: readonly Rating[] = ['worst', 'bad', 'ok'];

export function ChecksView({ checks, onReveal }: ChecksViewProps) {
  const rated = (rating: Rating) => checks.filter((check) => check.rating === rating);
  return (
    <>
      <Rows checks={URGENT.flatMap(rated)} onReveal={onReveal} />
      <Folded title={copy.good} checks={rated('good')} onReveal={onReveal} />
      <Folded title={copy.unmeasured} checks={rated('unmeasured')} onReveal={onReveal} />
    </>
  );
}

function Rows({ checks, onReveal }: ChecksViewProps) {
  if (checks.length === 0) return null;
  return (
    <ul className={classes.checks}>
      {checks.map((check) => (
        <li key={check.name}>
          <Row check={check} onReveal={onReveal} />
        </li>
      ))}
    </ul>
  );
}

interface FoldedProps extends ChecksViewProps {
  readonly title: (count: number) => string;
}

function Folded({ title, ...list }: FoldedProps) {
  if (list.checks.length === 0) return null;
  return (
    <details className={classes.folded}>
      <summary>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
        {title(list.checks.length)}
      </summary>
      <Rows {...list} />
    </details>
  );
}

interface RowProps extends Pick<ChecksViewProps, 'onReveal'> {
  readonly check: Check;
}

/** Goes to the first place that the check is about, and to the next one with each further click. */
function Row({ check, onReveal }: RowProps) {
  const clicks = useRef(0);
  const blockIds = [...new Set(check.places.map(({ blockId }) => blockId))];
  if (blockIds.length === 0) {
    return (
      <div className={classes.check}>
        <Finding {...check} />
      </div>
    );
  }
  const goOn = () => {
    const blockId = blockIds[clicks.current % blockIds.length];
    clicks.current += 1;
    if (blockId !== undefined) onReveal(blockId);
  };
  return (
    <button type="button" className={classes.check} onClick={goOn}>
      <Finding {...check} />
      <VisuallyHidden>
        {blockIds.length === 1 ? copy.goTo : copy.goToNext(blockIds.length)}
      </VisuallyHidden>
      <IconChevronRight size={16} stroke={1.8} aria-hidden className={classes.goes} />
    </button>
  );
}

function Finding(check: Check) {
  const { name, rating, value } = check;
  const Sign = SIGNS[rating];
  const texts = checkTexts[name];
  const isMeasured = rating !== 'unmeasured';
  return (
    <>
      <Sign size={18} stroke={1.8} aria-hidden className={classes[rating]} />
      <span className={classes.what}>
        <VisuallyHidden>{ratingTexts[rating]}: </VisuallyHidden>
        <span className={classes.name}>{texts.name} </span>
        <span className={classes.measured}>
          {isMeasured ? texts.measured(value ?? 0, check) : copy.unknown}{' '}
        </span>
        <span className={classes.quiet}>{isMeasured ? hint(check) : texts.unmeasured} </span>
      </span>
    </>
  );
}

/** What to do; where that depends on the text, what is wanted says it. */
function hint(check: Check): string {
  const { todo, wanted } = checkTexts[check.name];
  const isDone = check.rating === 'good' || typeof wanted === 'function';
  return isDone ? copy.wanted(wantedText(check)) : todo;
}
