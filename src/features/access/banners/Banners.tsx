import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import type { HostUser } from '#contract/host/host.ts';
import {
  type BannerName,
  type BannerViewer,
  bannersFor,
  offersTrial,
} from '#domain/access/banners.ts';
import { useAppDispatch, useAppSelector, useOptionalResource } from '#src/kit/hooks.ts';
import { banners } from '#store/access/banners.slice.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { BannerView } from './BannerView.tsx';
import { banners as copy } from './banners.copy.ts';

/** What the account of somebody should know, above the start page (domain/access/banners.ts). */
export function Banners() {
  const user = useAppSelector(host.selectUser);
  const nowMs = useAppSelector(banners.selectLookedAt);
  return user === null || nowMs === null ? null : <OfUser {...user} nowMs={nowMs} />;
}

function OfUser({ createDate, nowMs }: HostUser & { readonly nowMs: number }) {
  const { dates, invitation } = useAppSelector(config.select);
  const plan = useAppSelector(token.selectPlan);
  const flags = useAppSelector(host.selectFlags);
  const dismissed = useAppSelector(banners.selectDismissed);
  const stored = useOptionalResource('userConfig', null);
  const viewer = { plan, flags, createDate, dates, invitation, nowMs };
  return bannersFor(viewer, stored)
    .filter((banner) => !dismissed.includes(banner))
    .map((banner) => <Shown key={banner} banner={banner} viewer={viewer} />);
}

interface ShownProps {
  readonly viewer: BannerViewer;
}

function Shown({ banner, viewer }: ShownProps & { readonly banner: BannerName }) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(banners.appeared({ banner })), [dispatch, banner]);
  const Banner = VIEWS[banner];
  return <Banner viewer={viewer} onDismiss={() => dispatch(banners.dismissed({ banner }))} />;
}

interface OfBanner extends ShownProps {
  readonly onDismiss: () => void;
}

const VIEWS: Readonly<Record<BannerName, (props: OfBanner) => React.ReactNode>> = {
  freePlanEnd: FreePlanEnd,
  loyal: Loyal,
  invitation: ({ viewer: { invitation }, onDismiss }) => (
    <BannerView title={copy.invitation.title} onDismiss={onDismiss}>
      {invitation?.text}{' '}
      <Anchor inherit href={invitation?.url} target="_blank" rel="noreferrer" onClick={onDismiss}>
        {copy.invitation.open}
      </Anchor>
    </BannerView>
  ),
};

function FreePlanEnd({ viewer }: ShownProps) {
  const dispatch = useAppDispatch();
  const { freePlanReadOnlyFrom: date } = viewer.dates;
  if (date === null) return null;
  const isTrial = offersTrial(viewer);
  const onStart = () =>
    dispatch(isTrial ? purchase.trialRequested() : purchase.requested({ kind: 'subscription' }));
  return (
    <BannerView title={copy.freePlanEnd.title(date)} isWarning onDismiss={null}>
      {copy.freePlanEnd.body(date)}{' '}
      <Anchor component="button" type="button" inherit onClick={onStart}>
        {isTrial ? copy.freePlanEnd.trial : copy.freePlanEnd.subscribe}
      </Anchor>
    </BannerView>
  );
}

function Loyal({ onDismiss }: OfBanner) {
  const limits = useAppSelector(config.selectLimits);
  return (
    <BannerView title={copy.loyal.title} onDismiss={onDismiss}>
      {copy.loyal.body(limits)}
    </BannerView>
  );
}
