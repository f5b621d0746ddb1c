import { Text } from '@mantine/core';
import type { Limits } from '#contract/access/limit.schema.ts';
import type { LimitName } from '#contract/access/limits.ts';
import { expiryOf, isSpent } from '#domain/access/limits.ts';
import { limitNames, limitTexts } from '#src/kit/copy/limits.ts';
import classes from './limitBars.module.css';

interface LimitBarsViewProps {
  readonly limits: Limits;
  /** The groups to show, in order. */
  readonly names: readonly LimitName[];
  readonly isTrialActive: boolean;
  /** When the limits were read; left out where no expiry is shown. */
  readonly readAt?: number | null;
}

/** Used and total of the month as quiet bars; the numbers stand beside them for everybody. */
export function LimitBarsView({ limits, names, isTrialActive, readAt = null }: LimitBarsViewProps) {
  return (
    <dl className={classes.limits}>
      {names.map((name) => {
        const { used, total } = limits[name];
        const expiry = expiryOf(limits[name], readAt);
        return (
          <div key={name}>
            <dt>{limitNames[name]}</dt>
            <dd>
              <Text component="span" size="sm" c="dimmed">
                {isTrialActive ? limitTexts.onTrial(used) : limitTexts.use(used, total)}
                {expiry === null ? null : ` · ${limitTexts.resets(expiry)}`}
              </Text>
              {isTrialActive ? null : (
                <Bar share={total === 0 ? 0 : used / total} isSpent={isSpent(limits[name])} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const Bar = ({ share, isSpent: isFull }: { share: number; isSpent: boolean }) => (
  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" className={classes.track} />
    <rect
      width={Math.min(1, share) * 100}
      height="6"
      className={isFull ? classes.spent : classes.used}
    />
  </svg>
);
