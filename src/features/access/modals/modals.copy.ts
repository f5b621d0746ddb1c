/** Texts of the modals that the product shows by itself (spec §2 "Modals and banners"). */
export const news = {
  aiSeoPromo: {
    badge: 'New',
    title: 'AI SEO Improvements',
    text: 'Get suggestions to make your content more visible by AI search tools',
    accept: 'Try it out',
    decline: 'Not now',
  },
  repurposingNews: {
    badge: 'NEW',
    title: 'Scale content reach without scaling your workload',
    text: 'Content Scaler finds your best content and repurposes it to drive more traffic from social, email, and AI-powered search.',
    accept: 'Test it out!',
    decline: null,
  },
} as const;

export const questionnaire = {
  title: "Let's personalize your journey",
  lead: 'Answer what you like. It takes half a minute.',
  submit: 'Submit',
  noProject: 'There is no workspace yet, so your answers could not be sent. They stay here.',
} as const;

export const thanks = {
  title: 'Thank you!',
  text: 'Your answers help us to show you what fits your work.',
} as const;
