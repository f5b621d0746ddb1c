import { Tooltip } from '@mantine/core';
import type { Figure } from '#domain/topics/figures.ts';
import { sourceText } from '#src/kit/copy/figures.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { topicPage as copy, UNKNOWN } from './topics.copy.ts';
import classes from './topics.module.css';

interface FigureViewProps<Value> {
  readonly figure: Figure<Value> | null;
  readonly text: (value: Value) => string;
}

/** A value with its source; a dash if nobody knows it. */
export function FigureView<Value>({ figure, text }: FigureViewProps<Value>) {
  if (figure === null)
    return (
      <span className={tablePage.unknown} title={copy.unknown}>
        {UNKNOWN}
      </span>
    );
  return (
    <Tooltip label={sourceText(figure)} events={{ hover: true, focus: true, touch: true }}>
      <span className={classes.figure}>{text(figure.value)}</span>
    </Tooltip>
  );
}

const HEIGHT = 20;
const STEP = 6;

/** Twelve months as a line. */
export function TrendView({ figure }: { readonly figure: Figure<number[]> | null }) {
  if (figure === null) return <FigureView figure={null} text={String} />;
  const { value } = figure;
  const most = Math.max(...value, 1);
  const points = value.map(
    (one, at) => `${at * STEP + 1},${HEIGHT - 2 - ((HEIGHT - 4) * one) / most}`,
  );
  const width = STEP * (value.length - 1) + 2;
  return (
    <Tooltip label={sourceText(figure)} events={{ hover: true, focus: true, touch: true }}>
      <svg
        role="img"
        aria-label={copy.trendText(value)}
        className={classes.trend}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
      >
        <polyline points={points.join(' ')} />
      </svg>
    </Tooltip>
  );
}
