import classes from './bulletBar.module.css';

interface BulletBarProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Marked within the range. */
  readonly median?: number;
  /** Whether the value is good; without it, one within the range is. */
  readonly isGood?: boolean;
  /** Whether a value above the range is wrong; without it, it is. */
  readonly isAboveWrong?: boolean;
}

const WIDTH = 100;
const LINE_WIDTH = 1;
/** The bar shows this much more than the range. */
const BEYOND = 1.5;

/** A value as a bar, over the range that is wanted. The sentence of its row says the same. */
export function BulletBar(props: BulletBarProps) {
  const { value, low, high, median, isGood, isAboveWrong = true } = props;
  const end = Math.max(high * BEYOND, value, 1);
  const at = (one: number) => (WIDTH * Math.max(0, one)) / end;
  const inRange = value < low ? 'below' : value > high && isAboveWrong ? 'above' : 'within';
  const state = isGood === undefined ? inRange : isGood ? 'within' : 'below';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className={classes.bar}
      data-state={state}
      aria-hidden
    >
      <rect x={0} y={0} width={WIDTH} height={10} className={classes.all} />
      <rect
        x={at(low)}
        y={0}
        width={Math.max(2, at(high) - at(low))}
        height={10}
        className={classes.range}
      />
      {median === undefined ? null : (
        <rect x={at(median)} y={0} width={LINE_WIDTH} height={10} className={classes.median} />
      )}
      <rect x={0} y={3} width={at(value)} height={4} className={classes.value} />
    </svg>
  );
}
