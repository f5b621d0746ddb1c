import { BannerView } from '#src/features/access/banners/BannerView.tsx';
import { LandingPageView } from '#src/features/access/landing/LandingPageView.tsx';
import { ToolkitStubView } from '#src/features/access/landing/ToolkitStubView.tsx';
import { NewsModalView } from '#src/features/access/modals/NewsModalView.tsx';
import { QuestionnaireModalView } from '#src/features/access/modals/QuestionnaireModalView.tsx';
import { dialog, type Gallery, idle, page, type Shown, type States } from '#tests/gallery/views.ts';
import { aQuestionnaire } from '#tests/support/factories.ts';

const start = {
  isSignedIn: true,
  isTrialAvailable: true,
  isBusy: false,
  ...idle('onStart', 'onSignIn'),
};

/** With room for two columns of questions. */
const wide = (states: States): Shown => ({ width: 860, height: 860, states });
const news = { isOpen: true, href: null, ...idle('onAccept', 'onClose') };
const asking = {
  isOpen: true,
  isAnswered: false,
  isWithoutProject: false,
  questions: Object.values(aQuestionnaire({ user_content: 'informal' })),
  ...idle('onSubmit', 'onClose'),
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
  NewsModalView: dialog(
    {
      'AI SEO': <NewsModalView modal="aiSeoPromo" {...news} />,
      repurposing: (
        <NewsModalView modal="repurposingNews" {...news} href="https://scaler.example" />
      ),
    },
    700,
  ),
  QuestionnaireModalView: wide({
    asking: <QuestionnaireModalView {...asking} />,
    answered: <QuestionnaireModalView {...asking} isAnswered />,
    'without a workspace': <QuestionnaireModalView {...asking} isWithoutProject />,
  }),
  ToolkitStubView: page({
    'no trial left': <ToolkitStubView {...start} isTrialAvailable={false} />,
  }),
};
