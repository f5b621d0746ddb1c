import { BannerView } from '#src/features/access/banners/BannerView.tsx';
import { LandingPageView } from '#src/features/access/landing/LandingPageView.tsx';
import { ToolkitStubView } from '#src/features/access/landing/ToolkitStubView.tsx';
import { type Gallery, idle, page } from '#tests/gallery/views.ts';

const start = {
  isSignedIn: true,
  isTrialAvailable: true,
  isBusy: false,
  ...idle('onStart', 'onSignIn'),
};

export const gallery: Gallery = {
  BannerView: page({
    'that can be dismissed': (
      <BannerView title="Thank you for being with us" {...idle('onDismiss')}>
        Loyal customers get 20 SEO articles per month instead of 5.
      </BannerView>
    ),
    'of a change to come': (
      <BannerView title="Your free account will switch to Read-Only" isWarning onDismiss={null}>
        Your existing content stays viewable.
      </BannerView>
    ),
  }),
  LandingPageView: page({
    'with a trial': <LandingPageView landing="articles" {...start} />,
    'signed out': <LandingPageView landing="topicFinder" {...start} isSignedIn={false} />,
  }),
  ToolkitStubView: page({
    'no trial left': <ToolkitStubView {...start} isTrialAvailable={false} />,
  }),
};
