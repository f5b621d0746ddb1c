import { Button, Text } from '@mantine/core';
import { freeUser } from './freeUser.copy.ts';
import { offer } from '#src/features/access/subscribe.copy.ts';
import classes from './freeUser.module.css';

export interface ReadOnlyBannerViewProps {
  /** `plan`: their own account; `folder`: lapsed owner, or archived (spec §4, readonly-view). */
  readonly reason: 'plan' | 'folder';
  readonly isTrialAvailable: boolean;
  readonly onStart: () => void;
}

/** Why nothing can be changed here, and what there is to do about it. */
export function ReadOnlyBannerView({ reason, isTrialAvailable, onStart }: ReadOnlyBannerViewProps) {
  const { title, text } = freeUser.banner[reason];
  return (
    <aside className={classes.banner} aria-label={title}>
      <div className={classes.why}>
        <strong>{title}</strong>
        <Text size="sm">{text}</Text>
      </div>
      {reason === 'plan' ? <Button onClick={onStart}>{offer(isTrialAvailable)}</Button> : null}
    </aside>
  );
}
