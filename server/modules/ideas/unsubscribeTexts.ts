/** All texts of the page that ends e-mails. */
export const unsubscribeTexts = {
  ask: {
    title: 'Stop the ideas by e-mail?',
    text: 'You will get no more e-mails with the ideas of this workspace. They stay on its start page.',
  },
  button: 'Stop these e-mails',
  done: {
    title: 'You get no more ideas by e-mail',
    text: 'They stay on the start page of the workspace, where you can ask for e-mails again.',
  },
  unknown: {
    title: 'This link is not known',
    text: 'It is not complete, or you have asked for these e-mails again since. Use the link of a newer one.',
  },
  failed: {
    title: 'The e-mails could not be stopped just now',
    text: 'Something went wrong on our side. Try again in a moment.',
  },
} as const;
