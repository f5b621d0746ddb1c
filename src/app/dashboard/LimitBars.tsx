import { Skeleton, Text } from '@mantine/core';
import { useResource } from '#src/kit/hooks.ts';
import type { LimitName, Limits } from '#contract/limit.schema.ts';
import { isSpent } from '#domain/access/limits.ts';
import { dashboard } from './dashboard.copy.ts';
import { limitNames } from '#src/kit/copy/limits.ts';
import classes from './dashboard.module.css';

/** What is left of the plan this month. */
export function LimitBars() {
  const { data } = useResource('limits', null);
  return data === undefined ? <Skeleton h={48} /> : <LimitBarsView limits={data} />;
}

/** Limits that today's features use; the others appear with their features. */
const SHOWN: readonly LimitName[] = ['article'];

/** Used and total of the month, as numbers and as bars. */
export function LimitBarsView({ limits }: { limits: Limits }) {
  return (
    <dl className={classes.limits}>
      {SHOWN.map((name) => {
        const { used, total } = limits[name];
        const share = total === 0 ? 0 : Math.min(1, used / total);
        return (
          <div key={name}>
            <dt>{limitNames[name]}</dt>
            <dd>
              <Text component="span" size="sm" c="dimmed">
                {dashboard.limitUse(used, total)}
              </Text>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="6" className={classes.track} />
                <rect
                  width={share * 100}
                  height="6"
                  className={isSpent(limits[name]) ? classes.spent : classes.used}
                />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
