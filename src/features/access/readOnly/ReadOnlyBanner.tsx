import { Button, Text } from '@mantine/core';
import { freeUser, offer } from '#src/features/access/access.copy.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { token } from '#store/session/token.slice.ts';
import classes from './freeUser.module.css';

/** Returns the props of the banner. */
export function useReadOnly() {
  const dispatch = useAppDispatch();
  const { level } = useAppSelector(folderSetup.selectFound);
  const isTrialAvailable = useAppSelector(token.selectIsTrialAvailable);
  const onStart = () =>
    dispatch(
      isTrialAvailable
        ? purchase.trialRequested()
        : subscribe.gatedActionRequested({ benefit: 'editArticle' }),
    );
  const reason = level === 'readonly-view' ? 'folder' : 'plan';
  return { reason, isTrialAvailable, onStart } as const;
}

export interface ReadOnlyBannerViewProps {
  /** `plan`: the account has no subscription; `folder`: its owner's subscription has ended, or it is archived (spec §4, readonly-view). */
  readonly reason: 'plan' | 'folder';
  readonly isTrialAvailable: boolean;
  readonly onStart: () => void;
}

/** Why nothing can be changed here, and what the user can do about it. */
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
