/** Texts of the page that stands in for one that cannot be reached. */
export const offline = {
  title: 'No connection',
  reason: 'This device is offline, or the server cannot be reached.',
  kept: 'What you have typed is kept on this device. It is saved once the article is open again.',
  waits: 'The page opens by itself as soon as there is a connection.',
  again: 'Try again',
} as const;
