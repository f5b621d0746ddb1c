import { Button, Group, Text } from '@mantine/core';
import type { LimitName } from '#contract/account.schema.ts';
import { FREE_LIMITS, PAID_LIMITS } from '#domain/access/limits.ts';
import { subscribe } from './subscribe.copy.ts';
import { trial } from './trial.copy.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import classes from './trial.module.css';

interface TrialPageViewProps {
  readonly variant: 'trial' | 'unlimited';
  readonly isTrialAvailable: boolean;
  readonly isTrialActive: boolean;
  readonly isPaid: boolean;
  readonly isBusy: boolean;
  readonly onStartTrial: () => void;
  readonly onSubscribe: () => void;
  /** Back to where they came from (spec §4 "Leaving trial"). */
  readonly onLeave: () => void;
}

const GROUPS: readonly LimitName[] = [
  'article',
  'serpBased',
  'smm',
  'aiFeatures',
  'aiImages',
  'humanizerScore',
  'humanizerRewrite',
];

/** What the trial or the plan includes, and the way to it; honest to whoever has it or had it. */
export function TrialPageView(props: TrialPageViewProps) {
  const { variant } = props;
  return (
    <Page title={trial.title[variant]} isNarrow>
      <Text>{trial.lead[variant]}</Text>
      <Text className={classes.standing}>{trial.standing[standingOf(props)]}</Text>
      <LimitTable />
      <Text size="sm" c="dimmed">
        {trial.loyal}
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

function LimitTable() {
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
        {GROUPS.map((group) => (
          <tr key={group}>
            <th scope="row">{trial.limitNames[group]}</th>
            <td>{trial.total(FREE_LIMITS[group])}</td>
            <td>{trial.total(PAID_LIMITS[group])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The offer that the page is about stands first; nobody is offered what they have. */
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
