import classes from './terms.module.css';

interface BulletBarProps {
  readonly uses: number;
  readonly low: number;
  readonly high: number;
}

const WIDTH = 100;
/** The bar shows this much more than the range. */
const BEYOND = 1.5;

/** Uses as a bar, over the range that is wanted. The sentence of its row says the same. */
export function BulletBar({ uses, low, high }: BulletBarProps) {
  const end = Math.max(high * BEYOND, uses, 1);
  const at = (value: number) => (WIDTH * value) / end;
  const state = uses < low ? 'below' : uses > high ? 'above' : 'within';
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
      <rect x={0} y={3} width={at(uses)} height={4} className={classes.uses} />
    </svg>
  );
}
