import { Button, Group, Text } from '@mantine/core';
import type { LimitPlans } from '#domain/access/limits.ts';
import { LIMITS_SHOWN, limitNames } from '#src/kit/copy/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { subscribe, trial } from './access.copy.ts';
import classes from './trial.module.css';

/** The trial page, which also offers the unlimited plan (spec §2). */
export function Trial() {
  const dispatch = useAppDispatch();
  const { route } = useAppSelector(router.selectLocation);
  return (
    <TrialPageView
      variant={route === 'unlimitedPlan' ? 'unlimited' : 'trial'}
      isTrialAvailable={useAppSelector(token.selectIsTrialAvailable)}
      isTrialActive={useAppSelector(token.selectIsTrialActive)}
      isPaid={useAppSelector(token.selectPlan) === 'paid'}
      limits={useAppSelector(config.selectLimits)}
      isBusy={useAppSelector(purchase.selectStatus) !== 'idle'}
      onStartTrial={() => dispatch(purchase.requested({ kind: 'trial' }))}
      onSubscribe={() => dispatch(purchase.requested({ kind: 'subscription' }))}
      onLeave={() => dispatch(purchase.trialLeft())}
    />
  );
}

interface TrialPageViewProps {
  readonly variant: 'trial' | 'unlimited';
  readonly isTrialAvailable: boolean;
  readonly isTrialActive: boolean;
  readonly isPaid: boolean;
  readonly limits: LimitPlans;
  readonly isBusy: boolean;
  readonly onStartTrial: () => void;
  readonly onSubscribe: () => void;
  /** Back to the previous page (spec §4 "Leaving trial"). */
  readonly onLeave: () => void;
}

/** What the trial or the plan includes, how to get it, and whether the user has it or had it. */
export function TrialPageView(props: TrialPageViewProps) {
  const { variant, limits } = props;
  return (
    <Page title={trial.title[variant]} isNarrow>
      <Text>{trial.lead[variant]}</Text>
      <Text className={classes.standing}>{trial.standing[standingOf(props)]}</Text>
      <LimitTable {...limits} />
      <Text size="sm" c="dimmed">
        {trial.loyal(limits)}
      </Text>
      <Text fw={600} mt="lg" mb="xs">
        {subscribe.price}
      </Text>
      <Actions {...props} />
    </Page>
  );
}

function standingOf(props: TrialPageViewProps): keyof typeof trial.standing {
  if (props.isPaid) return 'paid';
  if (props.isTrialActive) return 'trialActive';
  return props.isTrialAvailable ? 'trialAvailable' : 'trialUnavailable';
}

function LimitTable({ free, paid }: LimitPlans) {
  return (
    <table className={classes.limits}>
      <caption>{trial.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{trial.group}</th>
          <th scope="col">{trial.free}</th>
          <th scope="col">{trial.full}</th>
        </tr>
      </thead>
      <tbody>
        {LIMITS_SHOWN.map((group) => (
          <tr key={group}>
            <th scope="row">{limitNames[group]}</th>
            <td>{trial.total(free[group])}</td>
            <td>{trial.total(paid[group])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The offer of this page comes first. Nothing is offered that the user already has. */
function Actions(props: TrialPageViewProps) {
  const { variant, isBusy, onStartTrial, onSubscribe, onLeave } = props;
  const standing = standingOf(props);
  const offers = [
    standing === 'trialAvailable' ? { text: subscribe.trial, onClick: onStartTrial } : null,
    standing === 'paid' ? null : { text: subscribe.subscribe, onClick: onSubscribe },
  ].filter((offer) => offer !== null);
  if (variant === 'unlimited') offers.reverse();
  return (
    <Group gap="sm">
      {offers.map(({ text, onClick }, at) => (
        <Button
          key={text}
          variant={at === 0 ? 'filled' : 'default'}
          loading={isBusy && at === 0}
          disabled={isBusy}
          onClick={onClick}
        >
          {text}
        </Button>
      ))}
      <Button variant={offers.length === 0 ? 'filled' : 'subtle'} onClick={onLeave}>
        {standing === 'paid' || standing === 'trialActive' ? trial.back : trial.notNow}
      </Button>
    </Group>
  );
}
