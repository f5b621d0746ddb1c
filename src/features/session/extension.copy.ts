/** The page on which a person lets the browser extension in. */
export const extension = {
  title: 'Browser extension',
  nobody: 'No extension has asked',
  nobodyHint: 'Open the side panel of the extension and choose “Open the product”.',
  asks: (origin: string) =>
    `The browser extension ${origin} asks to act for you in this workspace. It can rewrite text that you select, score pages, and save pages into the index; it uses the limits of your plan.`,
  until: 'It may do so for eight hours, or until you sign out here. It never sees your password.',
  allow: 'Let it in',
  connecting: 'Letting it in…',
  connected: 'The extension is signed in. You can close this tab.',
  copied:
    'The code is on the clipboard: paste it in the side panel, under “The product shows a code instead?”. Give it to nobody else.',
  unanswered:
    'The extension did not answer. Open its side panel, choose “Open the product” there once more, and use the new tab.',
} as const;
